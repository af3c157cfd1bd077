type Props = {
  /** Path below public/, with the size that gives the picture its shape. */
  src: string
  width: number
  height: number
  caption?: { common: string; latin?: string }
  /** Where it stands: below the fold, or in a hero, which has room for it on wide screens only. */
  place: 'section' | 'hero'
}

/** A drawing on a card of paper, like a plate of a field guide. It decorates: words beside it say the same. */
export function Plate({ src, width, height, caption, place }: Props) {
  const drawing = { width, height, className: 'mx-auto h-auto w-full' }
  return (
    <div className="rounded-sm border border-line bg-card p-2 text-ink shadow-raised print:hidden">
      <figure className="border border-line p-4">
        {place === 'hero' ? (
          // Fetched at once where it is shown, and never where it is not: a hidden <img> would be.
          <picture>
            <source srcSet={src} media={wideScreen} />
            <img src={emptyPicture} alt="" {...drawing} />
          </picture>
        ) : (
          <img src={src} alt="" loading="lazy" {...drawing} />
        )}
        {caption && (
          <figcaption className="pt-3 text-center font-display text-sm">
            {caption.common} {caption.latin && <i className="text-ink-soft">{caption.latin}</i>}
          </figcaption>
        )}
      </figure>
    </div>
  )
}

/** The breakpoint lg of app/globals.css, from which a hero shows its plate. */
const wideScreen = '(min-width: 72rem)'

const emptyPicture = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'
