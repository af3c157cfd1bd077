import type { ReactNode } from 'react'
import { CallBar } from './CallBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { PrintedContact } from './PrintedContact'

type Props = {
  /** The page's own path: the header marks where the visitor is. */
  path: string
  /** Everything between header and footer. Begins with a green band, on which the header lies. */
  children: ReactNode
}

/** What every page has around its content. */
export function Page({ path, children }: Props) {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-30 bg-card px-4 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to main content
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1} className="focus-visible:outline-none">
        {children}
      </main>
      <PrintedContact path={path} />
      <Footer />
      <CallBar path={path} />
    </>
  )
}
