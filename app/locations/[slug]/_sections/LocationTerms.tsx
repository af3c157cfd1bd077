import { TermsCard } from '@/components/sections/TermsCard'
import { Section } from '@/components/ui/Section'
import { fill } from '@/lib/content/fill'
import { locationPage, servicesPage } from '@/lib/content/pages'
import type { Location } from '@/lib/content/schemas/locations'
import type { Term } from '@/lib/content/service-terms'
import { services } from '@/lib/content/services'

/** What is different in a location. The terms that hold everywhere are in its hero and on the page of the first service. */
export function LocationTerms({ terms }: Pick<Location, 'terms'>) {
  const words = locationPage().terms
  const own: Term[] = [
    ...(terms?.price ? [{ term: words.price, text: terms.price }] : []),
    ...(terms?.prepare ? [{ term: words.prepare, text: terms.prepare }] : []),
  ]
  if (own.length === 0) return null
  const [{ slug, name }] = services()
  const { more, legal } = servicesPage().links
  return (
    <Section id="terms" heading={servicesPage().terms.heading}>
      <TermsCard
        terms={own}
        links={[
          { text: fill(more, { service: name }), href: `/${slug}#terms` },
          { text: legal, href: '/terms-of-service' },
        ]}
      />
    </Section>
  )
}
