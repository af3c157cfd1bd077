import type { CaptionedPhoto } from '@/lib/content/schemas/photos'
import { photoAttributes } from '@/lib/images/photos'

/** Each place on a page: how wide the photo is there, and how much of it shows. */
const places = {
  /** At most as high as it is wide on a wide screen. */
  hero: {
    sizes: '(min-width: 74rem) 29rem, (min-width: 40rem) 40vw, 92vw',
    crop: 'max-h-116 object-cover',
  },
  text: { sizes: '(min-width: 42rem) 38rem, 92vw', crop: '' },
  column: { sizes: '(min-width: 72rem) 23rem, (min-width: 52rem) 45vw, 92vw', crop: '' },
  person: { sizes: '(min-width: 40rem) 19rem, 92vw', crop: 'aspect-4/5 object-cover' },
}

type Props = {
  /** Without a caption if the text beside it says the same. */
  photo: Omit<CaptionedPhoto, 'caption'> & Partial<CaptionedPhoto>
  place: keyof typeof places
}

/** A photo. That of a hero loads at once, others when they come near the screen. */
export function Photo({ photo, place }: Props) {
  const { src, alt, caption } = photo
  const { sizes, crop } = places[place]
  const isFirst = place === 'hero'
  return (
    <figure className="print:hidden">
      <img
        {...photoAttributes(src)}
        sizes={sizes}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        className={`w-full rounded-sm ${crop}`}
      />
      {caption && <figcaption className="pt-2 text-sm">{caption}</figcaption>}
    </figure>
  )
}
