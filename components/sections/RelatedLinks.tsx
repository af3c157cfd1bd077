import { LinkList } from '@/components/ui/LinkList'
import { Section } from '@/components/ui/Section'

type Props = {
  id: string
  heading: string
  /** The first line needs no label: the heading is its own. One without links is left out. */
  lines: readonly { label?: string | undefined; links: readonly { href: string; text: string }[] }[]
}

/** Where to read on, in lines of links. No link: no heading either. */
export function RelatedLinks({ id, heading, lines }: Props) {
  const filled = lines.filter(({ links }) => links.length > 0)
  if (filled.length === 0) return null
  return (
    <Section id={id} heading={heading} layout="split" isTight>
      <div className="grid gap-4">
        {filled.map(({ label, links }) => (
          <div key={label ?? ''} className="grid gap-1 text-sm">
            {label && <h3 className="text-lg">{label}</h3>}
            <LinkList links={links} layout="row" />
          </div>
        ))}
      </div>
    </Section>
  )
}
