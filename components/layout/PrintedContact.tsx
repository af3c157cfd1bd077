import { company } from '@/lib/company/company'
import { pathsWithQrCode, qrCodePath } from '@/lib/seo/qr-codes'
import { absoluteUrl } from '@/lib/seo/site-url'

/** On paper only: whom to call, and the page's address. The QR code is lazy: as it is not displayed, only printing loads it. */
export function PrintedContact({ path }: { path: string }) {
  const hasQrCode = pathsWithQrCode().includes(path)
  return (
    <div className="hidden break-inside-avoid items-center justify-center gap-4 print:flex">
      {hasQrCode && (
        <img
          src={qrCodePath(path)}
          alt=""
          width={70}
          height={70}
          loading="lazy"
          className="shrink-0"
        />
      )}
      <div>
        <p className="font-semibold">
          {company.name}, {company.phone.display}
        </p>
        {hasQrCode && <p className="text-xs">{absoluteUrl(path)}</p>}
      </div>
    </div>
  )
}
