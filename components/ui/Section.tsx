import type { ReactNode } from 'react'
import { SpecimenPlate, type Specimen } from './SpecimenPlate'

type Tone = 'paper' | 'tinted'

type Props = {
  /** Anchor, and base of the heading's id. */
  id: string
  heading: string
  introduction?: string
  /** A captioned drawing beside the heading. */
  specimen?: Specimen
  tone?: Tone
  children: ReactNode
}

const tones: Record<Tone, string> = {
  paper: '',
  tinted: 'border-y border-line bg-paper-deep',
}

/** A band of a page: holds the measure, the padding, the second-level heading and its landmark label. */
export function Section({ id, heading, introduction, specimen, tone = 'paper', children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={tones[tone]}>
      <div className="page-width grid grid-cols-1 gap-8 py-12 md:py-18">
        <div className="flex flex-wrap items-center justify-between gap-8">
          <div className="grid max-w-measure gap-3">
            <h2 id={`${id}-heading`} className="text-2xl">
              {heading}
            </h2>
            {introduction && <p>{introduction}</p>}
          </div>
          {specimen && (
            <div className="w-full max-w-80">
              <SpecimenPlate specimen={specimen} place="section" />
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
