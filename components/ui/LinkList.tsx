import { TextLink } from './TextLink'

type Props = { links: readonly { href: string; text: string }[]; className: string }

/** Links under each other or side by side, each large enough for a thumb. None: nothing. */
export function LinkList({ links, className }: Props) {
  if (links.length === 0) return null
  return (
    <ul className={className}>
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
