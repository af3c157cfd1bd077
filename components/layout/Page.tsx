import type { ReactNode } from 'react'
import { CallBar } from './CallBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { SkipLink } from './SkipLink'
import { company } from '@/lib/content/company'

type Props = {
  /** The page's own path: the header marks where the visitor is. */
  path: string
  /** Everything between header and footer. Begins with a green band, on which the header lies. */
  children: ReactNode
}

/** What stands once on every page, around its content. */
export function Page({ path, children }: Props) {
  return (
    <>
      <SkipLink />
      <Header path={path} />
      <main id="main" tabIndex={-1} className="focus-visible:outline-none">
        {children}
      </main>
      <p className="hidden py-4 text-center font-semibold print:block">
        {company.name}, {company.phone.display}
      </p>
      <Footer />
      <CallBar />
    </>
  )
}
