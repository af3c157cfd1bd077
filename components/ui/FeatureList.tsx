import { TextLink } from './TextLink'

type Layout = 'columns' | 'rows'

type Props = {
  items: readonly { title: string; text: string; link?: { href: string; text: string } }[]
  /** `rows`: the items are below each other, with titles beside texts. */
  layout?: Layout
}

/** Four items have one row or two; any other number has one row. */
const columns = {
  four: 'sm:grid-cols-2 lg:grid-cols-4',
  others: 'sm:auto-cols-fr sm:grid-flow-col',
}

export function FeatureList({ items, layout = 'columns' }: Props) {
  if (items.length === 0) return null
  const isRows = layout === 'rows'
  const shape = isRows ? '' : `gap-x-8 ${items.length === 4 ? columns.four : columns.others}`
  return (
    <ul className={`grid gap-y-6 ${shape}`}>
      {items.map(({ title, text, link }) => (
        <li
          key={title}
          className={`grid content-start gap-1 border-t pt-4 ${isRows ? 'gap-x-6 sm:grid-cols-[13rem_1fr]' : ''}`}
        >
          <h3 className="text-lg">{title}</h3>
          <div className="grid gap-1 text-ink-soft">
            <p>{text}</p>
            {link && (
              <p>
                <TextLink href={link.href} isAlone>
                  {link.text}
                </TextLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
