import { TextLink } from './TextLink'

type Direction = 'row' | 'line' | 'column'

type Props = { links: readonly { href: string; text: string }[]; direction: Direction }

const directions: Record<Direction, string> = {
  row: 'flex flex-wrap gap-x-6 gap-y-3',
  line: 'flex flex-wrap gap-x-5 gap-y-1.5',
  column: 'grid gap-3',
}

/** Links, each large enough for a thumb. None: nothing. */
export function LinkList({ links, direction }: Props) {
  if (links.length === 0) return null
  return (
    <ul className={directions[direction]}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <TextLink href={href} isAlone>
            {text}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
