import { FramedFigure } from '@/components/ui/FramedFigure'
import { FramedSpecimen, type Specimen } from '@/components/ui/FramedSpecimen'
import { Photo } from '@/components/ui/Photo'
import { readDrawingParts } from '@/lib/images/drawings'
import type { CaptionedPhoto } from '@/lib/images/photo-schema'

export type HeroPictureProps =
  | { kind: 'specimen'; specimen: Specimen }
  | { kind: 'photo'; photo: CaptionedPhoto }
  /** A drawing of 800 by 520 in a frame; of a house, with the entry points of these numbers. */
  | { kind: 'framed'; image: string; alt?: string; caption: string; entryPoints: readonly number[] }
  /** Such a section with words in its upper two thirds, of which a phone shows only these. */
  | { kind: 'strip'; image: string; alt: string }
  /** A picture that informs, 800 by 450. */
  | { kind: 'illustration'; image: string; alt: string }

export function HeroPicture(picture: HeroPictureProps) {
  switch (picture.kind) {
    case 'specimen':
      return <FramedSpecimen specimen={picture.specimen} place="hero" />
    case 'photo':
      return <Photo photo={picture.photo} slot="article" isFirst />
    case 'framed':
      return (
        <FramedFigure caption={{ common: picture.caption }} place="hero">
          <Drawing {...picture} />
        </FramedFigure>
      )
    default:
      return <Drawing {...picture} />
  }
}

const looks = {
  framed: 'h-auto w-full',
  strip: 'h-37 w-full rounded-sm shadow-raised sm:h-auto print:hidden',
  illustration: 'aspect-video w-full rounded-sm object-cover shadow-raised print:hidden',
}

type DrawingProps = {
  kind: keyof typeof looks
  /** Below public/, with a leading slash. */
  image: string
  /** Left out where words beside the drawing say the same. */
  alt?: string
  entryPoints?: readonly number[]
}

/**
 * The largest thing on a first screen: an SVG file is inlined into the page, since a second request would show it half a
 * second later on a phone.
 */
function Drawing({ kind, image, alt, entryPoints }: DrawingProps) {
  const { viewBox, look, shapes } = readDrawingParts(image, entryPoints)
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <svg
      {...label}
      viewBox={viewBox}
      preserveAspectRatio={kind === 'framed' ? undefined : 'xMidYMin slice'}
      className={looks[kind]}
      dangerouslySetInnerHTML={{ __html: look ? `<g${look}>${shapes}</g>` : shapes }}
    />
  )
}
