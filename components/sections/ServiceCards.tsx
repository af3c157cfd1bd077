import { cardLook } from '@/components/ui/card-looks'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import { everyPage } from '@/lib/pages/page-copy'
import { services } from '@/lib/services/services'

type Props = {
  /** Where the card of a service leads. */
  hrefOf: (slug: string) => string
  /** Which words of the service its card shows. */
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
        <article
          key={slug}
          aria-labelledby={`card-${slug}`}
          className={`${cardLook(isFeatured ? 'featured' : 'pressable')} grid content-start gap-x-4 gap-y-2 p-4 min-[18rem]:grid-cols-[5rem_1fr] sm:grid-cols-1 lg:grid-cols-[6rem_1fr] lg:p-5`}
        >
          <SpecimenImage name={specimen.file} look="service" />
          <h3 id={`card-${slug}`} className="self-center text-xl">
            {name}
          </h3>
          <p className="col-span-full text-sm text-ink-soft">
            {descriptions?.[slug] || (wording === 'teaser' ? teaser : summary)}
          </p>
          <a
            href={hrefOf(slug)}
            className="col-span-full justify-self-start text-sm font-semibold text-brand underline underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
          >
            {everyPage.buttons.service.replace('{service}', name.toLowerCase())}
          </a>
        </article>
      ))}
    </div>
  )
}
