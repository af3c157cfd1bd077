import { ServiceCard } from '@/components/cards/ServiceCard'
import { services } from '@/lib/services/services'

type Props = {
  /** Where the card of a service leads. */
  hrefOf: (slug: string) => string
  /** Which words of the service stand on its card. */
  wording?: 'summary' | 'teaser'
  /** Words other than those, by the slug of the service. */
  descriptions?: Partial<Record<string, string>>
}

/** The last of an odd number has a row to itself, and fills it. */
const inPairs = 'sm:grid-cols-2 sm:*:odd:last:col-span-2'

/** The services, one card each, in their order. */
export function ServiceCards({ hrefOf, wording = 'summary', descriptions }: Props) {
  return (
    <div
      className={`grid gap-4 md:gap-5 ${services.length % 3 === 0 ? 'sm:grid-cols-3' : inPairs}`}
    >
      {services.map(({ slug, name, summary, teaser = summary, specimen, isFeatured }) => (
        <ServiceCard
          key={slug}
          name={name}
          description={descriptions?.[slug] || (wording === 'teaser' ? teaser : summary)}
          href={hrefOf(slug)}
          specimen={specimen.file}
          isFeatured={isFeatured}
        />
      ))}
    </div>
  )
}
