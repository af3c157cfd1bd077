import type { CaptionedPhoto } from '@/lib/content/schemas/photos'
import { photoSlots, type PhotoSlot } from '@/lib/images/photo-slots'
import { preparePhoto } from '@/lib/images/prepare-photo'

type Props = {
  /** Without a caption if the text beside it says the same. */
  photo: Omit<CaptionedPhoto, 'caption'> & Partial<CaptionedPhoto>
  slot: PhotoSlot
  /** The first picture of a page loads at once, others when they come near the screen. */
  isFirst?: boolean
}

export function Photo({ photo, slot, isFirst }: Props) {
  const { src, alt, caption } = photo
  const { width, height, srcSet, ...prepared } = preparePhoto(src, slot)
  return (
    <figure className="print:hidden">
      <img
        src={prepared.src}
        srcSet={srcSet}
        sizes={photoSlots[slot].sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        className="w-full rounded-sm"
      />
      {caption && <figcaption className="pt-2 text-sm">{caption}</figcaption>}
    </figure>
  )
}
