import { ServiceCards } from './ServiceCards'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Section } from '@/components/ui/Section'
import type { Location } from '@/lib/content/location-schema'

/** What each service means in one place. */
export function LocationServices({ location: { city, services } }: { location: Location }) {
  return (
    <Section id="services" heading={`Services in ${city}`} tone="tinted">
      <ServiceCards hrefOf={(service) => `/${service}`} descriptions={services} />
      <div>
        <ButtonLink href="/services" variant="outline">
          View all services
        </ButtonLink>
      </div>
    </Section>
  )
}
