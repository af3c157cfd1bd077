import { ServiceCards } from '@/components/sections/ServiceCards'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Section } from '@/components/ui/Section'
import type { Location } from '@/lib/locations/location-schema'
import { locationPage } from '@/lib/pages/page-copy'

/** What each service means in one place. */
export function LocationServices({ location: { city, services } }: { location: Location }) {
  return (
    <Section
      id="services"
      heading={locationPage.headings.services.replace('{city}', city)}
      tone="tinted"
    >
      <ServiceCards hrefOf={(service) => `/${service}`} descriptions={services} />
      <div>
        <ButtonLink href="/services" variant="outline">
          {locationPage.allServices}
        </ButtonLink>
      </div>
    </Section>
  )
}
