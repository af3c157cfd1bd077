import type { ReactNode } from 'react'
import { CallBar, type CallBarProps } from './CallBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { company } from '@/lib/content/company'
import { everyPage } from '@/lib/content/pages'
import { absoluteUrl } from '@/lib/seo/site-url'

type Props = CallBarProps & {
  /** Id of an element below the text of the first screen: once it has arrived, all of that text is in the first paint. */
  firstPaintAfter?: string
  /** Starts at its top after a reload, unless its address has a hash. */
  opensAtTop?: boolean
  /** Everything between header and footer. Starts with a dark band, because the header lies on it. */
  children: ReactNode
}

export function Page({ firstPaintAfter, opensAtTop, children, ...callBar }: Props) {
  const { path } = callBar
  return (
    <>
      {/* The header, too, is painted complete, so its menu does not move. */}
      <link rel="expect" href={`#${firstPaintAfter ?? 'main'}`} blocking="render" />
      <a
        href="#main"
        className="sr-only z-30 bg-card font-semibold text-ink focus:not-sr-only focus:fixed focus:inset-s-2 focus:top-2 focus:px-4 focus:py-3"
      >
        {everyPage().header.skip}
      </a>{' '}
      <Header path={path} />
      <PrintedContact path={path} />
      <main
        id="main"
        tabIndex={-1}
        data-opens-at-top={opensAtTop ? '' : undefined}
        className="focus-visible:outline-none"
      >
        {children}
        {company().sample && <SampleNotice />}
      </main>
      <Footer />
      <CallBar {...callBar} />
    </>
  )
}

function SampleNotice() {
  return (
    <p className="border-t bg-card page-width py-2 text-center text-xs">{everyPage().sample}</p>
  )
}

function PrintedContact({ path }: { path: string }) {
  const { name, phone } = company()
  return (
    <div className="hidden break-inside-avoid text-center print:block">
      <p className="font-semibold">
        {name}, {phone.display}
      </p>
      <p className="text-xs">{absoluteUrl(path)}</p>
    </div>
  )
}
