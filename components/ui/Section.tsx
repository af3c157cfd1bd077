import type { ReactNode } from 'react'
import { FramedSpecimen, type Specimen } from './FramedSpecimen'

type Tone = 'paper' | 'tinted'

/** `split`: on wide screens the heading is beside the content. */
type Layout = 'stacked' | 'split'

type Props = {
  /** Anchor, and base of the heading's id. */
  id: string
  heading: string
  introduction?: string
  /** A captioned drawing beside the heading, where there is room. */
  specimen?: Specimen
  tone?: Tone
  layout?: Layout
  /** For those alone who cannot see that the page's own heading says the same. */
  isHeadingHidden?: boolean
  /** With less room above: it follows the hero, and its content should show on the first screens. */
  isTight?: boolean
  children: ReactNode
}

const tones: Record<Tone, string> = {
  paper: 'plain-band',
  tinted: 'border-y border-line bg-paper-deep',
}

const layouts: Record<Layout, string> = {
  stacked: '',
  split: 'md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-x-12',
}

/** A band of a page: holds the measure, the padding, the second-level heading and its landmark label. */
export function Section(props: Props) {
  const { id, children } = props
  const { tone = 'paper', layout = 'stacked', isTight = false } = props
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`grid gap-3 page-width py-5 md:pb-18 ${isTight ? 'md:pt-7' : 'md:gap-8 md:pt-18'} ${tones[tone]} ${layouts[layout]}`}
    >
      <SectionHeading {...props} />
      {children}
    </section>
  )
}

function SectionHeading({ id, heading, introduction, specimen, isHeadingHidden }: Props) {
  const title = (
    <h2 id={`${id}-heading`} className={isHeadingHidden ? 'sr-only' : 'max-w-measure text-2xl'}>
      {heading}
    </h2>
  )
  const words = introduction ? (
    <div className="max-w-measure min-w-0">
      {title}
      <p className={isHeadingHidden ? '' : 'pt-3'}>{introduction}</p>
    </div>
  ) : (
    title
  )
  if (!specimen) return words
  return (
    <div className="flex items-center justify-between gap-8 self-start">
      {words}
      <div className="hidden w-80 shrink-0 md:block">
        <FramedSpecimen specimen={specimen} place="section" />
      </div>
    </div>
  )
}
