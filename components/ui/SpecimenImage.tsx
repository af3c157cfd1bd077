import type { CaptionedPhoto } from '@/lib/images/photo-schema'
import { preparePhoto } from '@/lib/images/prepare-photo'
import { thumbnailPath, type DrawingFolder } from '@/lib/images/thumbnails'

/**
 * `width`: that of a thumbnail. Without one the drawing itself is shown. Where a browser turns the page dark, a brown
 * animal needs its paper.
 */
const looks = {
  index: { width: 144, className: 'h-12 w-full object-contain sm:h-24 dark:bg-card' },
  option: { width: 216, className: 'h-16 w-full object-contain dark:bg-card' },
  placed: { width: 108, className: 'w-full' },
  row: { width: 108, className: 'h-9 w-12 shrink-0 dark:bg-card' },
  /** Fills the upper half of a card from a tablet on. */
  service: { width: 216, className: 'aspect-4/3 w-full sm:aspect-auto sm:h-full sm:min-h-0' },
  pair: { width: 288, className: 'h-auto w-full dark:bg-card' },
  target: { width: 216, className: 'mx-auto w-full max-w-40 px-4 lg:p-0 dark:bg-card' },
  whole: { width: undefined, className: 'h-auto w-full' },
  /** About 180 pixels high with its frame on a phone. */
  hero: { width: undefined, className: 'mx-auto h-36 w-full object-contain sm:h-auto' },
} as const

type Props = {
  /** Name of the drawing in its folder, without its extension. */
  name?: string | undefined
  folder?: DrawingFolder | undefined
  /** Shown where there is no drawing. */
  photo?: Pick<CaptionedPhoto, 'src'> | undefined
  /** The slot for which the photo is encoded. */
  slot?: 'article' | 'service'
  /** Left out if the text beside the drawing says the same. */
  alt?: string | undefined
  /** `whole`: as wide as its container. */
  look: keyof typeof looks
}

/**
 * The drawing of an animal or a sign, or its photo on a card. All looks but `whole` and `hero` show a thumbnail without
 * labels.
 */
export function SpecimenImage(props: Props) {
  const { name = '', folder = 'specimens', photo, slot = 'article', alt = '', look } = props
  const { width, className } = looks[look]
  const drawing = width ? thumbnailPath({ folder, name, width }) : `/images/${folder}/${name}.svg`
  const src = name ? drawing : photo && preparePhoto(photo.src, slot).card
  if (!src) return null
  return (
    <img
      src={src}
      {...(look === 'service' && name ? largerOnTablets(folder, name) : {})}
      alt={alt}
      width={400}
      height={300}
      loading={look === 'hero' ? undefined : 'lazy'}
      decoding={look === 'hero' ? 'sync' : undefined}
      className={className}
    />
  )
}

function largerOnTablets(folder: DrawingFolder, name: string) {
  const source = (width: 216 | 432) => `${thumbnailPath({ folder, name, width })} ${width}w`
  return { srcSet: `${source(216)}, ${source(432)}`, sizes: '(width < 40rem) 56px, 20rem' }
}
