import type { CaptionedPhoto } from '@/lib/images/photo-schema'
import { preparePhoto } from '@/lib/images/prepare-photo'
import { thumbnailPath } from '@/lib/images/sheet'

const looks = {
  index: 'h-12 w-full object-contain sm:h-24',
  option: 'h-16 w-full object-contain',
  row: 'h-9 w-12 shrink-0',
  service: 'aspect-4/3 w-full max-w-24 self-center print:hidden',
  pair: 'h-auto w-full',
  target: 'mx-auto aspect-4/3 h-auto w-full max-w-27',
  whole: 'h-auto w-full',
  /** About 200 pixels high on a phone. */
  hero: 'mx-auto h-40 w-full object-contain sm:h-auto',
}

type Props = {
  /** Name of the drawing in public/images/specimens, without its extension. */
  name?: string | undefined
  /** Shown instead of a drawing. */
  photo?: Pick<CaptionedPhoto, 'src'> | undefined
  /** Left out if the text beside the drawing says the same. */
  alt?: string | undefined
  /** Path of an SVG file that contains several drawings, each with its name as id. */
  sheet?: string | undefined
  /** `whole`: as wide as its container. */
  look: keyof typeof looks
}

/** The drawing of an animal, or its photo on a card. All looks but `whole` and `hero` show a thumbnail without labels. */
export function SpecimenImage({ name, photo, alt = '', sheet, look }: Props) {
  const src = name
    ? drawingAddress(name, look, sheet)
    : photo && preparePhoto(photo.src, 'article').card
  if (!src) return null
  return (
    <img
      src={src}
      alt={alt}
      width={400}
      height={300}
      loading={look === 'hero' ? undefined : 'lazy'}
      decoding={look === 'hero' ? 'sync' : undefined}
      className={looks[look]}
    />
  )
}

function drawingAddress(name: string, look: Props['look'], sheet?: string) {
  if (sheet) return `${sheet}#${name}`
  const isThumbnail = look !== 'whole' && look !== 'hero'
  return isThumbnail ? thumbnailPath(name) : `/images/specimens/${name}.svg`
}
