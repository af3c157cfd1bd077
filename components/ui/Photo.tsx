import type { CaptionedPhoto } from '@/lib/images/photo-schema'
import { photoPlaces, type PhotoPlace } from '@/lib/images/photo-slots'
import { preparePhoto } from '@/lib/images/prepare-photo'

type Props = {
  /** Without a caption where words beside it say the same. */
  photo: Omit<CaptionedPhoto, 'caption'> & Partial<CaptionedPhoto>
  place: PhotoPlace
  /** The first picture of a page loads at once; others when they come near the screen. */
  isFirst?: boolean
}

/** A photo with its caption, in the width and format that suit the visitor's screen and browser. */
export function Photo({ photo, place, isFirst }: Props) {
  const { alt, caption } = photo
  const { width, height, avif, webp, jpeg, src } = preparePhoto(photo, place)
  const { sizes } = photoPlaces[place]
  return (
    <figure className="print:hidden">
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          src={src}
          srcSet={jpeg}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          className="w-full rounded-sm"
        />
      </picture>
      {caption && <figcaption className="pt-2 text-sm">{caption}</figcaption>}
    </figure>
  )
}
