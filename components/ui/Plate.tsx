type Props = {
  /** Path below public/, with the size that gives the picture its shape. */
  src: string
  /** Left out where words beside the drawing say the same. */
  alt?: string | undefined
  width: number
  height: number
  caption?: { common: string; latin?: string } | undefined
  /**
   * In a hero it loads at once, as a `hero-strip` about 200 pixels high on a phone; in a section it loads when it comes
   * near the screen.
   */
  place: 'section' | 'hero' | 'hero-strip'
}

/** A drawing on a card of paper, like a plate of a field guide. */
export function Plate({ src, alt = '', width, height, caption, place }: Props) {
  const isInHero = place !== 'section'
  return (
    <div
      className={`rounded-sm border border-line bg-card p-1.5 text-ink shadow-raised lg:p-2 ${isInHero ? 'print:w-64 print:shadow-none' : 'print:hidden'}`}
    >
      <figure className="border border-line p-2 lg:p-4">
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isInHero ? undefined : 'lazy'}
          decoding={isInHero ? 'sync' : undefined}
          className={`mx-auto w-full ${place === 'hero-strip' ? 'h-40 object-contain sm:h-auto' : 'h-auto'}`}
        />
        {caption && (
          <figcaption className="pt-2 text-center font-display text-xs lg:pt-3 lg:text-sm">
            {caption.common} {/* The heading font has no italic, and a slanted upright is none. */}
            {caption.latin && <i className="font-text text-ink-soft">{caption.latin}</i>}
          </figcaption>
        )}
      </figure>
    </div>
  )
}
