/** Short claims in one line, on a dark band. */
export function Highlights({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-1">
      {items.map((item, index) => (
        <li key={item} className="flex gap-x-1">
          {index > 0 && (
            <span aria-hidden="true" className="text-ochre">
              ·
            </span>
          )}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
