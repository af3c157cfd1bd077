import { TextLink } from './TextLink'

type Props = {
  items: readonly { title: string; text: string; link?: { href: string; text: string } }[]
}

/** Short texts beside each other, each below its title. None: nothing. */
export function TitledPoints({ items }: Props) {
  if (items.length === 0) return null
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {items.map(({ title, text, link }) => (
        <li key={title} className="grid content-start gap-1 border-t-2 border-ink pt-4">
          <h3 className="text-xl">{title}</h3>
          <p className="text-ink-soft">{text}</p>
          {link && (
            <p>
              <TextLink href={link.href} isAlone>
                {link.text}
              </TextLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
