import type { ReactNode } from 'react'
import { SpecimenImage } from './SpecimenImage'

type Props = {
  caption?: ReactNode
  latin?: string | undefined
  /** On a screen something else says the same. */
  isCaptionForPaper?: boolean
  slot: keyof typeof slots
  children: ReactNode
}

const slots = {
  section: 'print:hidden',
  hero: 'print:w-64',
  /** Without a frame on a wide screen. */
  house: 'lg:contents print:w-64',
}

/** A drawing in a frame with its caption, like an illustration in a printed field guide. */
export function FramedFigure({ caption, latin, isCaptionForPaper, slot, children }: Props) {
  return (
    <div
      className={`rounded-sm border bg-card p-1.5 text-ink scheme-only-light shadow-raised lg:p-2 ${slots[slot]}`}
    >
      <figure className={slot === 'house' ? 'p-1 lg:contents' : 'p-1 lg:p-3'}>
        {children}
        {caption && (
          <figcaption
            className={`pt-1 text-center font-display text-xs lg:pt-3 lg:text-base ${isCaptionForPaper ? 'hidden print:block' : ''}`}
          >
            {caption} {/* In the text font, because the heading font has no italic. */}
            {latin && <i className="inline-block font-text text-ink-soft">{latin}</i>}
          </figcaption>
        )}
      </figure>
    </div>
  )
}

type Specimen = {
  /** Name of the drawing in public/images/specimens, without its extension. */
  file: string
  /** Left out if the text beside the drawing says the same. */
  alt?: string
  common?: string
  latin?: string
}

export function FramedSpecimen({ specimen, slot }: { specimen: Specimen; slot: Props['slot'] }) {
  const { file, alt, common, latin } = specimen
  return (
    <FramedFigure caption={common} latin={latin} slot={slot}>
      <SpecimenImage name={file} alt={alt} look={slot === 'hero' ? 'hero' : 'section'} />
    </FramedFigure>
  )
}
