import { LinkList } from '@/components/ui/LinkList'
import { PhoneFold } from '@/components/ui/PhoneFold'
import { Section } from '@/components/ui/Section'

type Props = {
  id: string
  heading: string
  /** The first line needs no label: the heading is its own. One without links is left out. */
  lines: readonly { label?: string | undefined; links: readonly { href: string; text: string }[] }[]
  /** Many links, which a phone shows when it is asked for them. */
  isFolded?: boolean
}

/** Where to read on, in lines of links. No link: no heading either. */
export function RelatedLinks({ id, heading, lines, isFolded = false }: Props) {
  const filled = lines.filter(({ links }) => links.length > 0)
  if (filled.length === 0) return null
  const content = (
    <div className="grid gap-4">
      {filled.map(({ label, links }) => (
        <div key={label ?? ''} className="grid gap-1 text-sm">
          {label && <h3 className="text-lg">{label}</h3>}
          <LinkList links={links} layout="row" />
        </div>
      ))}
    </div>
  )
  if (!isFolded) {
    return (
      <Section id={id} heading={heading} layout="split" isTight>
        {content}
      </Section>
    )
  }
  return (
    <div className="page-width plain-band pt-4 md:pb-12">
      <PhoneFold label={heading}>
        <section
          id={id}
          aria-labelledby={`${id}-heading`}
          className="grid gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-12"
        >
          <h2 id={`${id}-heading`} className="text-2xl max-md:sr-only">
            {heading}
          </h2>
          {content}
        </section>
      </PhoneFold>
    </div>
  )
}
