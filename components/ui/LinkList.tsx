import { TextLink } from './TextLink'

/** `buttons`: a row of links that look like buttons. */
type Layout = 'row' | 'column' | 'hero' | 'buttons'

type Props = { links: readonly { href: string; text: string }[]; layout: Layout }

const layouts: Record<Layout, string> = {
  row: 'flex flex-wrap gap-x-5 gap-y-1.5',
  column: 'grid gap-3',
  buttons:
    'flex flex-wrap gap-2 text-sm *:*:min-h-11 *:*:rounded-sm *:*:border *:*:border-control *:*:bg-card *:*:px-4 *:*:py-2.5 print:hidden',
  hero: 'flex flex-wrap gap-x-5 gap-y-2 text-sm print:hidden',
}

/** A list of links with large targets. Renders nothing without links. */
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
