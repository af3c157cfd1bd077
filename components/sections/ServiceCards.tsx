import { ServiceCard } from '@/components/cards/ServiceCard'
import { services, type ServiceSlug } from '@/content/services'

type Props = {
  /** Where the card of a service leads. */
  hrefOf: (slug: ServiceSlug) => string
  /** Words other than the service's own summary. */
  descriptions?: Record<ServiceSlug, string>
  linkText?: string
}

/** The three services, one card each, in their order. */
export function ServiceCards({ hrefOf, descriptions, linkText }: Props) {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {services.map(({ slug, name, summary, specimen, isFeatured }) => (
        <ServiceCard
          key={slug}
          name={name}
          description={descriptions?.[slug] ?? summary}
          href={hrefOf(slug)}
          specimen={specimen.file}
          isFeatured={isFeatured}
          linkText={linkText}
        />
      ))}
    </div>
  )
}
