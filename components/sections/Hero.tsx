import type { ReactNode } from 'react'
import { SpecimenPlate } from '@/components/ui/SpecimenPlate'

type Props = {
  heading: string
  /** A short line above the heading. */
  eyebrow?: string
  introduction?: ReactNode
  /** The drawing beside the words on wide screens, below them on small ones. */
  plate?: { file: string; common: string; latin: string }
  /** A picture that informs: beside the words on wide screens, below them on small ones. */
  picture?: { src: string; alt: string }
  /** Stands above everything: the breadcrumbs. */
  above?: ReactNode
  /** Fades in 100 ms after load, as the home page's hero does. */
  fades?: boolean
  /** What the visitor can do, and anything else below the introduction. */
  children?: ReactNode
}

/** The green band that opens a page; the header lies on it. */
export function Hero({
  heading,
  eyebrow,
  introduction,
  plate,
  picture,
  above,
  fades,
  children,
}: Props) {
  const animation = fades ? 'animate-fade-in' : ''
  return (
    <div className="on-green bg-brand-deep contours text-paper">
      <div
        className={`page-width grid items-center gap-10 pt-24 pb-10 md:pt-32 md:pb-16 ${plate || picture ? 'lg:grid-cols-[1.35fr_1fr]' : ''} ${animation}`}
      >
        <div className="grid min-w-0 gap-5">
          {above}
          <div className="grid gap-3">
            {eyebrow && <p className="font-display text-base text-ochre">{eyebrow}</p>}
            <h1 className="max-w-[20ch] text-3xl">{heading}</h1>
          </div>
          {introduction && <div className="max-w-measure">{introduction}</div>}
          {children}
        </div>
        {picture && (
          <img
            src={picture.src}
            alt={picture.alt}
            width={800}
            height={450}
            className="aspect-video w-full rounded-sm border border-brand-line object-cover shadow-raised print:hidden"
          />
        )}
        {plate && (
          <div className="hidden w-full max-w-120 justify-self-end lg:block lg:rotate-1">
            <SpecimenPlate file={plate.file} caption={plate} place="hero" />
          </div>
        )}
      </div>
    </div>
  )
}
