/** The number of a marker on a map or in a drawing, for the list beside it. */
export function NumberBadge({ value }: { value: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand text-xs font-semibold text-card forced-colors:border"
      >
        {value}
      </span>{' '}
    </>
  )
}
