/** The number of a mark on the map, beside the name it stands for. */
export function MapNumber({ value }: { value: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand text-xs font-semibold text-card"
    >
      {value}
    </span>
  )
}
