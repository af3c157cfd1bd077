/** The number of a marker on the map or in a drawing, beside its name. */
export function NumberDisc({ value }: { value: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand text-xs font-semibold text-card forced-colors:border"
    >
      {value}
    </span>
  )
}
