/** Short claims in one line, on a dark band. */
export function Highlights({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  // The dot before the first claim of each line lies beyond the edge, where it is clipped.
  return (
    <ul className="flex flex-wrap overflow-x-clip">
      {items.map((item) => (
        <li key={item} className="-ms-4 me-4 flex">
          <span aria-hidden="true" className="w-4 text-center text-ochre">
            ·
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
