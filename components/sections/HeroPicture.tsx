import type { ReactNode } from 'react'
import { AnimalPlate, type AnimalPlateProps } from './AnimalPlate'
import { EntryPoints } from './EntryPoints'
import { FramedFigure } from '@/components/ui/FramedFigure'
import { FramedSpecimen, type Specimen } from '@/components/ui/FramedSpecimen'
import { InlineDrawing } from '@/components/ui/InlineDrawing'
import { Photo } from '@/components/ui/Photo'
import { placeLook } from '@/components/ui/place-look'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import type { EntryPoint } from '@/lib/guide/entry-points'
import { readDrawingParts, withoutNames } from '@/lib/images/drawings'
import type { CaptionedPhoto } from '@/lib/images/photo-schema'
import type { PlacedAnimal } from '@/lib/pages/home-schema'

export type HeroPictureProps =
  | { kind: 'specimen'; specimen: Specimen }
  | ({ kind: 'plate' } & AnimalPlateProps)
  | { kind: 'photo'; photo: CaptionedPhoto }
  /** A framed drawing. That of a house is 800 by 520, and shows the entry points with these numbers. */
  | {
      kind: 'framed'
      image: string
      alt?: string
      caption: ReactNode
      numbers: readonly number[]
      entryPoints?: readonly EntryPoint[]
    }
  /** A drawing of 800 by 520 that stands on the lower edge of the hero, with animals at their places. */
  | {
      kind: 'strip'
      image: string
      alt: string
      entryPoints: readonly EntryPoint[]
      animals: readonly PlacedAnimal[]
    }
  /** A drawing of 800 by 450. */
  | { kind: 'illustration'; image: string; alt: string }

export function HeroPicture(picture: HeroPictureProps) {
  switch (picture.kind) {
    case 'specimen':
      return <FramedSpecimen specimen={picture.specimen} slot="hero" />
    case 'plate':
      return <AnimalPlate {...picture} />
    case 'photo':
      return <Photo photo={picture.photo} slot="article" isFirst />
    case 'framed':
      return (
        <FramedFigure
          caption={{
            // On a screen a press says what the caption says.
            common: picture.entryPoints?.length ? (
              <span className="hidden print:inline">{picture.caption}</span>
            ) : (
              picture.caption
            ),
          }}
          slot="hero"
        >
          <EntryPoints entryPoints={picture.entryPoints}>
            <InlineDrawing
              look={picture.entryPoints ? 'framed' : 'portrait'}
              svg={readDrawingParts(picture.image, picture.numbers)}
              alt={picture.alt}
            />
          </EntryPoints>
        </FramedFigure>
      )
    case 'strip':
      return (
        <EntryPoints entryPoints={picture.entryPoints} isStrip>
          <InlineDrawing
            look="strip"
            svg={withoutNames(
              readDrawingParts(picture.image),
              picture.entryPoints.map(({ number }) => number),
            )}
            alt={picture.alt}
          />
          {picture.animals.map(({ plate, name, href, width, ...place }) => (
            <a
              key={plate}
              href={href}
              data-animal=""
              className={`at-width-${width} print:hidden ${placeLook(place)}`}
            >
              <SpecimenImage name={plate} look="placed" />
              <span className="sr-only">{name} </span>
            </a>
          ))}
        </EntryPoints>
      )
    default:
      return (
        <InlineDrawing
          look={picture.kind}
          svg={readDrawingParts(picture.image)}
          alt={picture.alt}
        />
      )
  }
}
