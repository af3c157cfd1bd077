import { TextLink } from './TextLink'

type Props = { links: readonly { href: string; text: string }[]; layout: keyof typeof layouts }

const layouts = {
  row: 'flex flex-wrap gap-x-8 gap-y-2',
  hero: 'flex flex-wrap gap-x-4 gap-y-2 text-sm print:hidden',
}

export function LinkList({ links, layout }: Props) {
  if (links.length === 0) return null
  return (
    <ul className={layouts[layout]}>
      {links.map(({ href, text }) => (
        <li key={href}>
          {layout === 'hero' ? (
            <TextLink href={href} tone="inherit" isAlone>
              {text}
            </TextLink>
          ) : (
            <TextLink href={href} isListed>
              {text}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}
