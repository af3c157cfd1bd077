import type { ReactNode } from 'react'
import { FramedSpecimen, type Specimen } from './FramedSpecimen'

type Tone = 'paper' | 'tinted'

/** `split`: on wide screens the heading is beside the content. */
type Layout = 'stacked' | 'split'

type Props = {
  /** Anchor of the section, and prefix of its heading's id. */
  id: string
  heading: string
  introduction?: string
  /** A captioned drawing beside the heading on wide screens. */
  specimen?: Specimen | undefined
  tone?: Tone
  layout?: Layout
  /** Only screen readers get the heading, because the page's own heading says the same. */
  isHeadingHidden?: boolean
  /** Less padding above, for a section right below the hero. */
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

/** A band of a page with its padding, width, second-level heading and landmark label. */
export function Section(props: Props) {
  const { id, heading, introduction, specimen, isHeadingHidden, children } = props
  const { tone = 'paper', layout = 'stacked', isTight = false } = props
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`grid gap-3 page-width py-5 md:pb-18 ${isTight ? 'md:pt-7' : 'md:gap-8 md:pt-18'} ${tones[tone]} ${layouts[layout]}`}
    >
      <SectionHeading
        id={id}
        heading={heading}
        introduction={introduction}
        specimen={specimen}
        isHeadingHidden={isHeadingHidden}
      />
      {children}
    </section>
  )
}

type HeadingProps = Pick<Props, 'id' | 'heading'> & {
  introduction: string | undefined
  specimen: Specimen | undefined
  isHeadingHidden: boolean | undefined
}

function SectionHeading(props: HeadingProps) {
  const { id, heading, introduction, specimen, isHeadingHidden } = props
  const title = (
    <h2 id={`${id}-heading`} className={isHeadingHidden ? 'sr-only' : 'max-w-measure text-2xl'}>
      {heading}
    </h2>
  )
  const text = introduction ? (
    <div className="max-w-measure min-w-0">
      {title}
      <p className={isHeadingHidden ? '' : 'pt-3'}>{introduction}</p>
    </div>
  ) : (
    title
  )
  if (!specimen) return text
  return (
    <div className="flex items-center justify-between gap-8 self-start">
      {text}
      <div className="hidden w-80 shrink-0 md:block">
        <FramedSpecimen specimen={specimen} slot="section" />
      </div>
    </div>
  )
}
