import { inlineDrawing } from '@/lib/drawing/inline'

type Props = {
  /** Path below public/, with the size that gives the picture its shape. */
  src: string
  /** Left out where words beside the drawing say the same. */
  alt?: string | undefined
  width: number
  height: number
  caption?: { common: string; latin?: string } | undefined
  /** In a hero it stands in the page itself; in a section it loads when it comes near the screen. */
  place: 'section' | 'hero'
}

/** A drawing on a card of paper, like a plate of a field guide. */
export function Plate({ src, alt = '', width, height, caption, place }: Props) {
  const loading = place === 'hero' ? undefined : 'lazy'
  return (
    <div className="rounded-sm border border-line bg-card p-1.5 text-ink shadow-raised lg:p-2 print:hidden">
      <figure className="border border-line p-2 lg:p-4">
        <img
          src={place === 'hero' ? inlineDrawing(src) : src}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding={place === 'hero' ? 'sync' : undefined}
          className="mx-auto h-auto w-full"
        />
        {caption && (
          <figcaption className="pt-2 text-center font-display text-xs lg:pt-3 lg:text-sm">
            {caption.common} {caption.latin && <i className="text-ink-soft">{caption.latin}</i>}
          </figcaption>
        )}
      </figure>
    </div>
  )
}
