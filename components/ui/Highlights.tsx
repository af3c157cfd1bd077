/** Short claims in one line, on a dark band. */
export function Highlights({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-1">
      {items.map((item, index) => (
        <li key={item} className="flex gap-x-1">
          <span>{item}</span>
          {index < items.length - 1 && (
            <span aria-hidden="true" className="text-ochre">
              ·
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
