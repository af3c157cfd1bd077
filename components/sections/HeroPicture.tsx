import type { ReactNode } from 'react'
import { HousePlaces } from './HousePlaces'
import { FramedFigure } from '@/components/ui/FramedFigure'
import { FramedSpecimen, type Specimen } from '@/components/ui/FramedSpecimen'
import { Photo } from '@/components/ui/Photo'
import type { HousePlace } from '@/lib/guide/house-places'
import { readDrawingParts } from '@/lib/images/drawings'
import type { CaptionedPhoto } from '@/lib/images/photo-schema'

export type HeroPictureProps =
  | { kind: 'specimen'; specimen: Specimen }
  | { kind: 'photo'; photo: CaptionedPhoto }
  /** A framed drawing. That of a house is 800 by 520, and shows the entry points with these numbers. */
  | {
      kind: 'framed'
      image: string
      alt?: string
      caption: ReactNode
      entryPoints: readonly number[]
      places?: readonly HousePlace[]
    }
  /** A drawing with words in its upper two thirds. A phone shows only these until somebody presses a place in it. */
  | { kind: 'strip'; image: string; alt: string; places: readonly HousePlace[] }
  /** A drawing of 800 by 450. */
  | { kind: 'illustration'; image: string; alt: string }

export function HeroPicture(picture: HeroPictureProps) {
  switch (picture.kind) {
    case 'specimen':
      return <FramedSpecimen specimen={picture.specimen} slot="hero" />
    case 'photo':
      return <Photo photo={picture.photo} slot="article" isFirst />
    case 'framed':
      return (
        <FramedFigure caption={{ common: picture.caption }} slot="hero">
          <HousePlaces places={picture.places}>
            <Drawing
              look={picture.places ? 'framed' : 'portrait'}
              image={picture.image}
              alt={picture.alt}
              entryPoints={picture.entryPoints}
            />
          </HousePlaces>
        </FramedFigure>
      )
    case 'strip':
      if (picture.places.length === 0) {
        return <Drawing look="strip" image={picture.image} alt={picture.alt} />
      }
      return (
        <HousePlaces places={picture.places} isStrip>
          <Drawing look="house" image={picture.image} alt={picture.alt} />
        </HousePlaces>
      )
    default:
      return <Drawing look={picture.kind} image={picture.image} alt={picture.alt} />
  }
}

const looks = {
  framed: 'h-auto w-full',
  /** Limited in height; the scene is wide enough to fill the sides. */
  portrait: 'h-auto max-h-92 w-full',
  strip: 'h-37 w-full rounded-sm shadow-raised sm:h-auto print:hidden',
  /** `.house-strip` sets its height. */
  house: 'w-full rounded-sm shadow-raised print:hidden',
  illustration: 'aspect-video w-full rounded-sm object-cover shadow-raised print:hidden',
}

type DrawingProps = {
  look: keyof typeof looks
  /** Path below public/, with a leading slash. */
  image: string
  /** Left out if the text beside the drawing says the same. */
  alt: string | undefined
  entryPoints?: readonly number[]
}

/** An SVG file inlined into the page, because a phone would show it half a second later with a second request. */
function Drawing({ look, image, alt, entryPoints }: DrawingProps) {
  const { viewBox, rootAttributes, shapes } = readDrawingParts(image, entryPoints)
  return (
    <svg
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      viewBox={viewBox}
      preserveAspectRatio={look === 'framed' || look === 'portrait' ? undefined : 'xMidYMin slice'}
      className={looks[look]}
      dangerouslySetInnerHTML={{
        __html: rootAttributes ? `<g${rootAttributes}>${shapes}</g>` : shapes,
      }}
    />
  )
}
