import type { ReactNode } from 'react'

type Props = {
  /** Anchor of the section, and prefix of its heading's id. */
  id: string
  heading: string
  introduction?: string | undefined
  tone?: keyof typeof tones
  layout?: keyof typeof layouts
  /** Only screen readers get the heading, because the page's own heading says the same. */
  isHeadingHidden?: boolean
  /** Less padding above, for a section right below the hero. */
  isTight?: boolean
  children: ReactNode
}

const tones = {
  paper: 'plain-band',
  tinted: 'bg-paper-deep',
}

/** On wide screens. */
const layouts = {
  stacked: '',
  /** The heading is beside the content. */
  split:
    'items-baseline md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:grid-rows-[auto_1fr] md:gap-x-12',
  /** A right column is beside the heading and the first part of the content. */
  aside: 'md:grid-cols-[minmax(0,1fr)_22rem] sm:grid-rows-[auto_1fr] md:gap-x-8',
}

/** A band of a page with its padding, width, second-level heading and landmark label. */
export function Section(props: Props) {
  const { id, heading, introduction, isHeadingHidden, children } = props
  const { tone = 'paper', layout = 'stacked', isTight = false } = props
  const title = (
    <h2 id={`${id}-heading`} className={isHeadingHidden ? 'sr-only' : 'max-w-measure text-2xl'}>
      {heading}
    </h2>
  )
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`grid gap-3 page-width py-4 md:pb-18 ${isTight ? 'md:pt-7' : 'md:gap-8 md:pt-18'} ${tones[tone]} ${layouts[layout]}`}
    >
      {introduction ? (
        <div className={`grid max-w-measure min-w-0 ${isHeadingHidden ? '' : 'gap-3'}`}>
          {title}
          <p>{introduction}</p>
        </div>
      ) : (
        title
      )}
      {children}
    </section>
  )
}
