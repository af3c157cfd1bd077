type Props = {
  number: number
  /** In percent of a drawing. Left out, the disc stands before words. */
  place?: { x: number; y: number } | undefined
}

/** The number of a place in a drawing: at the place, or before the words about it. With a space, where the style doesn’t count. */
export function NumberDisc({ number, place }: Props) {
  return (
    <>
      <span
        aria-hidden="true"
        style={place && { left: `${place.x}%`, top: `${place.y}%` }}
        className={`grid size-5 shrink-0 place-items-center rounded-full bg-brand text-2xs/none font-semibold text-card outline-2 outline-card [print-color-adjust:exact] lg:size-6 lg:text-xs/none print:bg-brand! print:text-card! forced-colors:border ${place ? 'absolute -translate-1/2' : ''}`}
      >
        {number}
      </span>{' '}
    </>
  )
}
