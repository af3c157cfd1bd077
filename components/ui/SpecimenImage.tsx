import type { CaptionedPhoto } from '@/lib/content/schemas/photos'
import { photoAddress } from '@/lib/images/photos'

/** Where a browser turns the page dark, a brown animal needs its paper. */
const looks = {
  index: 'h-12 w-full object-contain sm:h-24 dark:bg-card',
  option: 'h-16 w-full object-contain dark:bg-card',
  placed: 'w-full',
  row: 'h-9 w-12 shrink-0 object-cover dark:bg-card',
  /** Fills the upper half of a card from a tablet on. */
  service: 'aspect-4/3 w-full object-cover sm:aspect-auto sm:h-full sm:min-h-0',
  pair: 'aspect-4/3 w-full object-cover dark:bg-card',
  target: 'mx-auto w-full max-w-40 px-4 lg:p-0 dark:bg-card',
  section: 'mx-auto h-auto w-60 sm:w-full',
  /** About 180 pixels high with its frame on a phone. */
  hero: 'mx-auto h-36 w-full object-contain sm:h-auto',
  plate: 'h-auto w-full',
} as const

type Props = {
  /** Name of the drawing in its folder, without its extension. */
  name?: string | undefined
  folder?: 'specimens' | 'signs' | 'scene' | undefined
  /** Shown where there is no drawing. */
  photo?: Pick<CaptionedPhoto, 'src'> | undefined
  /** Left out if the text beside the drawing says the same. */
  alt?: string | undefined
  look: keyof typeof looks
}

/** The drawing of an animal or a sign, or its photo on a card. */
export function SpecimenImage(props: Props) {
  const { name = '', folder = 'specimens', photo, alt = '', look } = props
  const src = name ? `/images/${folder}/${name}.svg` : photo && photoAddress(photo.src, 480)
  if (!src) return null
  const isFirst = look === 'hero' || look === 'plate'
  return (
    <img
      src={src}
      alt={alt}
      width={400}
      height={300}
      loading={isFirst ? undefined : 'lazy'}
      decoding={isFirst ? 'sync' : undefined}
      fetchPriority={isFirst ? 'high' : undefined}
      className={looks[look]}
    />
  )
}
