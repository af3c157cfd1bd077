import type { ReactNode } from 'react'
import { CallBar } from './CallBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { PrintedContact } from './PrintedContact'
import { SkipLink } from './SkipLink'

type Props = {
  /** The page's own path: the header marks where the visitor is. */
  path: string
  /** A printed copy shows the page's address as a QR code: only for paths in lib/seo/qr-codes.ts. */
  hasQrCode?: boolean
  /** Everything between header and footer. Begins with a green band, on which the header lies. */
  children: ReactNode
}

/** What stands once on every page, around its content. */
export function Page({ path, hasQrCode = false, children }: Props) {
  return (
    <>
      <SkipLink />
      <Header path={path} />
      <main id="main" tabIndex={-1} className="focus-visible:outline-none">
        {children}
      </main>
      <PrintedContact path={path} hasQrCode={hasQrCode} />
      <Footer />
      <CallBar path={path} />
    </>
  )
}
