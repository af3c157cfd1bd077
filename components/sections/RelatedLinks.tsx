import { LinkList } from '@/components/ui/LinkList'
import { MobileDisclosure } from '@/components/ui/MobileDisclosure'
import { Section } from '@/components/ui/Section'

type Props = {
  id: string
  heading: string
  /** A line without links is left out. A single line needs no label beside the heading. */
  lines: readonly { label?: string | undefined; links: readonly { href: string; text: string }[] }[]
  collapsesOnMobile?: boolean
}

export function RelatedLinks({ id, heading, lines, collapsesOnMobile = false }: Props) {
  const linesWithLinks = lines.filter(({ links }) => links.length > 0)
  if (linesWithLinks.length === 0) return null
  const content = (
    <div className="grid gap-4">
      {linesWithLinks.map(({ label, links }) => (
        <div key={label ?? ''} className="grid gap-1 text-sm">
          {label && <h3 className="text-lg">{label}</h3>}
          <LinkList links={links} layout="row" />
        </div>
      ))}
    </div>
  )
  if (!collapsesOnMobile) {
    return (
      <Section id={id} heading={heading} layout="split">
        {content}
      </Section>
    )
  }
  return (
    <div className="page-width py-4 plain-band md:pb-12 print:hidden">
      <MobileDisclosure label={heading}>
        <section
          id={id}
          aria-labelledby={`${id}-heading`}
          className="grid items-baseline gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-12"
        >
          <h2 id={`${id}-heading`} className="text-2xl max-md:sr-only">
            {heading}
          </h2>
          {content}
        </section>
      </MobileDisclosure>
    </div>
  )
}
