type Props = {
  /** Name of the drawing in public/images/specimens, without its ending. */
  file: string
  /** What the drawing shows, for those who cannot see it. Left out where the words beside it say the same. */
  alt?: string
  caption?: { common: string; latin: string }
  /** Pictures in view at the start must not be lazy. */
  loading?: 'eager' | 'lazy'
}

/** A drawing on a card of paper, captioned like a plate of a field guide. */
export function SpecimenPlate({ file, alt = '', caption, loading = 'lazy' }: Props) {
  return (
    <figure className="rounded-sm border border-line bg-card p-2 text-ink shadow-raised">
      <div className="border border-line p-4">
        <img
          src={`/images/specimens/${file}.svg`}
          alt={alt}
          width={400}
          height={300}
          loading={loading}
          className="mx-auto h-auto w-full max-w-100"
        />
        {caption && (
          <figcaption className="pt-3 text-center font-display text-sm">
            {caption.common} <i className="text-ink-soft">{caption.latin}</i>
          </figcaption>
        )}
      </div>
    </figure>
  )
}
