import type { ReactNode } from 'react'
import { CallBar, type CallBarProps } from './CallBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { company } from '@/lib/company/company'
import { directionOf } from '@/lib/pages/language'
import { everyPage } from '@/lib/pages/page-copy'
import { absoluteUrl } from '@/lib/seo/site-url'

type Props = {
  /** The page's own path: the header marks where the visitor is. */
  path: string
  /** Of a page that is not in English; header and footer still are. */
  lang?: string | undefined
  /** Of a page that has its own on its buttons. */
  words?: CallBarProps['words']
  /** Where somebody else has to be called first: our own call is quiet, and the page is dark on a dark phone. */
  isUrgent?: boolean
  /** Begins at its top after a reload, unless its address names a place in it. */
  opensAtTop?: boolean
  /** Everything between header and footer. Begins with a dark band, on which the header lies. */
  children: ReactNode
}

/** What every page has around its content. */
export function Page(props: Props) {
  const { path, lang, words, isUrgent = false, opensAtTop = false, children } = props
  const page = (
    <>
      <a
        href="#main"
        className="sr-only z-30 bg-card font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        {everyPage().header.skip}
      </a>
      <Header path={path} />
      <PrintedContact path={path} />
      <main
        id="main"
        tabIndex={-1}
        lang={lang}
        dir={directionOf(lang)}
        data-opens-at-top={opensAtTop ? '' : undefined}
        className="focus-visible:outline-none"
      >
        {children}
      </main>
      <Footer />
      <CallBar path={path} lang={lang} words={words} isQuiet={isUrgent} />
    </>
  )
  if (!isUrgent) return page
  return (
    <div data-urgent="" className="night">
      {page}
    </div>
  )
}

/** On paper only: whom to call, and the page's address. */
function PrintedContact({ path }: { path: string }) {
  return (
    <div className="hidden break-inside-avoid text-center print:block">
      <p className="font-semibold">
        {company().name}, {company().phone.display}
      </p>
      <p className="text-xs">{absoluteUrl(path)}</p>
    </div>
  )
}
