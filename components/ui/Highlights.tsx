import { Icon } from './Icon'

/** A row of short claims on a dark band, each with a tick. */
export function Highlights({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {items.map((item) => (
        <li key={item} className="flex items-center gap-2 *:text-ochre">
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  )
}
