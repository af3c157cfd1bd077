const outOf = 5

/** A rating from 1 to 5 as stars, said in words to those who do not see them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={`Rated ${rating} out of ${outOf}`}
      className="text-lg leading-none tracking-widest text-ochre-deep"
    >
      {'★'.repeat(rating)}
      {'☆'.repeat(outOf - rating)}
    </span>
  )
}
