import { Icon } from './Icon'

/** Short claims with check marks, in a row on a dark band. */
export function Highlights({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-xs sm:gap-x-5 sm:text-sm">
      {items.map((item) => (
        <li key={item} className="flex items-center gap-1.5 *:text-ochre">
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  )
}
