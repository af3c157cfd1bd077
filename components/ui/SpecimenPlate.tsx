type Props = {
  /** Name of the drawing in public/images/specimens, without its ending. */
  file: string
  caption: { common: string; latin: string }
  /** Where it is shown: below the fold, or in a hero, which has room for it on wide screens only. */
  place: 'section' | 'hero'
}

/** A drawing on a card of paper, captioned like a plate of a field guide. The caption says what it shows. */
export function SpecimenPlate({ file, caption, place }: Props) {
  const src = `/images/specimens/${file}.svg`
  return (
    <figure className="rounded-sm border border-line bg-card p-2 text-ink shadow-raised">
      <div className="border border-line p-4">
        {place === 'hero' ? (
          // Fetched at once where it is shown, and never where it is not: a hidden <img> would be.
          <picture>
            <source srcSet={src} media={wideScreen} />
            <img src={emptyPicture} alt="" {...drawing} />
          </picture>
        ) : (
          <img src={src} alt="" loading="lazy" {...drawing} />
        )}
        <figcaption className="pt-3 text-center font-display text-sm">
          {caption.common} <i className="text-ink-soft">{caption.latin}</i>
        </figcaption>
      </div>
    </figure>
  )
}

const drawing = {
  width: 400,
  height: 300,
  className: 'mx-auto h-auto w-full max-w-100',
}

/** The breakpoint lg of app/globals.css, from which a hero shows its plate. */
const wideScreen = '(min-width: 66rem)'

const emptyPicture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
