import type { ReactNode } from 'react'
import { HeroPicture, type HeroPictureProps } from './HeroPicture'
import { columnsWithCard } from './SidebarLayout'

type Props = {
  heading: string
  /** A short line above the heading. */
  eyebrow?: string
  introduction?: ReactNode
  /** Below the words on small screens, and beside them on wide ones; a strip comes right below the heading. */
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

/** The header lies on the band, and is taller by a row where a visitor's own style spaces its text. */
const belowHeader =
  'pt-[calc(--spacing(20)+var(--header-growth,0px))] md:pt-[calc(--spacing(28)+var(--header-growth,0px))]'

/** A drawing before the words can't be centered beside them: it would move as they arrive. */
const alignments = { between: 'sm:self-start sm:pt-8', after: 'sm:self-center' }

/** The dark band that opens a page; the header lies on it. */
export function Hero(props: Props) {
  const { heading, eyebrow, introduction, picture, hasCardBeside } = props
  const { above, fades, children } = props
  const columns = hasCardBeside ? layouts.beside : picture ? layouts.picture : ''
  const animation = fades ? 'motion-safe:*:animate-fade-in print:*:animate-none' : ''
  const head = (
    <div className="grid min-w-0 content-start gap-3">
      {above}
      {eyebrow && <p className="text-sm text-ochre">{eyebrow}</p>}
      <h1 className="max-w-[16em] text-3xl">{heading}</h1>
    </div>
  )
  const words = (
    <div className="grid min-w-0 content-start gap-4">
      {introduction && <p className="max-w-measure">{introduction}</p>}
      {children}
    </div>
  )
  // The words come with the first paint only if no drawing stands before them in the page.
  const isBetween = picture?.kind === 'strip'
  const beside = picture && (
    <div
      className={`min-w-0 sm:col-start-2 sm:row-span-2 sm:row-start-1 ${isBetween ? alignments.between : alignments.after}`}
    >
      <HeroPicture {...picture} />
    </div>
  )
  return (
    <div
      className={`on-brand grid gap-x-10 gap-y-4 bg-brand-deep page-width ${belowHeader} pb-6 text-paper md:pb-14 ${columns} ${animation}`}
    >
      {head}
      {isBetween && beside}
      {words}
      {!isBetween && beside}
    </div>
  )
}
