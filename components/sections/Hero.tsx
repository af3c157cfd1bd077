import type { ReactNode } from 'react'
import { Plate } from '@/components/ui/Plate'
import { SpecimenPlate, type Specimen } from '@/components/ui/SpecimenPlate'

type Props = {
  heading: string
  /** A short line above the heading. */
  eyebrow?: string
  introduction?: ReactNode
  /** What stands beside the words. */
  picture?: HeroPicture
  /** Stands above everything: the breadcrumbs. */
  above?: ReactNode
  /** Fades in 100 ms after load, as the home page's hero does. */
  fades?: boolean
  /** What the visitor can do, and anything else below the introduction. */
  children?: ReactNode
}

type HeroPicture =
  /** A captioned drawing; wide screens only. */
  | { kind: 'specimen'; specimen: Specimen }
  /** A scene that decorates; wide screens only. */
  | { kind: 'scene'; src: string }
  /** A picture that informs; below the words on small screens. */
  | { kind: 'illustration'; src: string; alt: string }

/** The green band that opens a page; the header lies on it. */
export function Hero({ heading, eyebrow, introduction, picture, above, fades, children }: Props) {
  const columns = picture ? 'lg:grid-cols-[1.35fr_1fr]' : ''
  const animation = fades ? 'animate-fade-in' : ''
  return (
    <div className="on-green bg-brand-deep contours text-paper">
      <div
        className={`page-width grid items-center gap-10 pt-24 pb-10 md:pt-32 md:pb-16 ${columns} ${animation}`}
      >
        <div className="grid min-w-0 gap-5">
          {above}
          <div className="grid gap-3">
            {eyebrow && <p className="font-display text-base text-ochre">{eyebrow}</p>}
            <h1 className="max-w-[12em] text-3xl">{heading}</h1>
          </div>
          {introduction && <div className="max-w-measure">{introduction}</div>}
          {children}
        </div>
        {picture && <PictureBeside picture={picture} />}
      </div>
    </div>
  )
}

const sceneSize = { width: 800, height: 450 }

function PictureBeside({ picture }: { picture: HeroPicture }) {
  if (picture.kind === 'illustration') {
    return (
      <img
        src={picture.src}
        alt={picture.alt}
        {...sceneSize}
        // With the words beside it, if it has come: drawings are small.
        decoding="sync"
        className="aspect-video w-full rounded-sm object-cover shadow-raised print:hidden"
      />
    )
  }
  return (
    <div className="hidden w-full max-w-120 justify-self-end lg:block lg:rotate-1">
      {picture.kind === 'specimen' ? (
        <SpecimenPlate specimen={picture.specimen} place="hero" />
      ) : (
        <Plate src={picture.src} {...sceneSize} place="hero" />
      )}
    </div>
  )
}
