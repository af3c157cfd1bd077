import { getEntry } from '@/lib/content/content'

type Picture = { src: string; width: number; height: number }

type Props = {
  /** Address and size of the drawing. */
  picture: Picture
  /** Another drawing, for a screen that is wider than a phone's. */
  wide?: Picture | undefined
  alt: string
}

/** A map on a card. The same page lists its places as links. */
export function AreaMap({ picture, wide, alt }: Props) {
  return (
    <figure className="mx-auto grid w-full max-w-144 gap-2 self-start lg:sticky lg:top-24">
      <picture>
        {wide && (
          <source
            media="(min-width: 40rem)"
            srcSet={wide.src}
            width={wide.width}
            height={wide.height}
          />
        )}
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading="lazy"
          className="w-full rounded-sm border border-line bg-card print:mx-auto print:max-h-96 print:w-auto"
        />
      </picture>
      <figcaption className="text-xs text-ink-soft">{getEntry('map').caption}</figcaption>
    </figure>
  )
}
