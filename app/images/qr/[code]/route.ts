import { qrCode } from '@/lib/images/qr-code'
import { pathsWithQrCode, qrCodeFile } from '@/lib/seo/qr-codes'
import { absoluteUrl } from '@/lib/seo/site-url'

type Context = { params: Promise<{ code: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return pathsWithQrCode().map((path) => ({ code: qrCodeFile(path) }))
}

/** The address of a page as a QR code. The name ends in .svg, because a host tells the type of a file by its ending. */
export async function GET(_request: Request, { params }: Context) {
  const { code } = await params
  const path = pathsWithQrCode().find((path) => qrCodeFile(path) === code)
  if (!path) throw new Error(`There is no QR code ${code}`)
  return new Response(qrCode(absoluteUrl(path)), { headers: { 'Content-Type': 'image/svg+xml' } })
}
