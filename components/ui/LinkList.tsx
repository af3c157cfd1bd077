import { TextLink } from './TextLink'

type Props = { links: readonly { href: string; text: string }[]; layout: keyof typeof layouts }

const layouts = {
  row: 'flex flex-wrap gap-x-5 gap-y-1.5',
  column: 'grid gap-3',
  hero: 'flex flex-wrap gap-x-5 gap-y-2 text-sm print:hidden',
}

export function LinkList({ links, layout }: Props) {
  if (links.length === 0) return null
  return (
    <ul className={layouts[layout]}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <TextLink href={href} tone={layout === 'hero' ? 'inherit' : 'brand'} isAlone>
            {text}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
