import type { ReactNode } from 'react'
import { HeroPicture, type HeroPictureProps } from './HeroPicture'
import { columnsWithCard } from './SidebarLayout'
import { Highlights } from '@/components/ui/Highlights'
import { serviceTerms } from '@/lib/pages/page-copy'

type Props = {
  heading: string
  /** A short line above the heading. */
  eyebrow?: string
  /** Lists claims below the heading, on pages to which search engines lead. */
  hasProof?: boolean
  introduction?: ReactNode
  /** Below the heading on small screens, and beside the words on wide ones. */
  picture?: HeroPictureProps | undefined
  /** Leaves the right-hand column of wide screens to a card that reaches up into the band: see SidebarLayout. */
  hasCardBeside?: boolean
  /** The breadcrumbs, above everything. */
  above?: ReactNode
  /** Fades in 100 ms after load, as the home page's hero does. */
  fades?: boolean
  /** What the visitor can do, and anything else below the introduction. */
  children?: ReactNode
}

const layouts = {
  picture: 'sm:grid-cols-[1.35fr_1fr] sm:grid-rows-[auto_1fr] print:grid-cols-[1fr_auto]',
  beside: `${columnsWithCard} sm:*:col-start-1`,
}

/** The dark band that opens a page; the header lies on it. */
export function Hero(props: Props) {
  const { heading, eyebrow, hasProof, introduction, picture, hasCardBeside } = props
  const { above, fades, children } = props
  const columns = hasCardBeside ? layouts.beside : picture ? layouts.picture : ''
  const animation = fades ? 'motion-safe:*:animate-fade-in' : ''
  return (
    <div
      className={`on-brand grid gap-x-10 gap-y-5 bg-brand-deep page-width pt-24 pb-10 text-paper md:pt-32 md:pb-16 ${columns} ${animation}`}
    >
      <div className="grid min-w-0 content-start gap-5">
        {above}
        {eyebrow && <p className="-mb-2 font-display text-base text-ochre">{eyebrow}</p>}
        <h1 className="max-w-[12em] text-3xl">{heading}</h1>
        {hasProof && <Highlights items={serviceTerms.proof} />}
      </div>
      {picture && (
        <div className="min-w-0 sm:col-start-2 sm:row-span-2 sm:row-start-1">
          <HeroPicture {...picture} />
        </div>
      )}
      <div className="grid min-w-0 content-start gap-5">
        {introduction && <p className="max-w-measure">{introduction}</p>}
        {children}
      </div>
    </div>
  )
}
