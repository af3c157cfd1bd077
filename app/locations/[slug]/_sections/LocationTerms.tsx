import { answersOf, TermsSection } from '@/components/sections/Terms'
import type { Location } from '@/lib/locations/location-schema'
import { serviceTerms } from '@/lib/pages/page-copy'
import { services, termsForService } from '@/lib/services/services'

/** What a visitor from a place wants to know before calling: what differs there, and what holds for the first service. */
export function LocationTerms({ terms = {} }: Pick<Location, 'terms'>) {
  const general = termsForService(services[0].slug)
  const all = answersOf({ ...general, ...terms, prepare: general.prepare })
  const { price, reentry, who, guarantee } = all
  const own = { animals: animals(), prepare: terms.prepare }
  return <TermsSection answers={{ price, reentry, who, guarantee, ...own }} />
}

/** All that is treated, in one line, each with a link to what is known about it. */
function animals() {
  return serviceTerms.animals.map(({ name, href }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <a href={href} className="text-brand underline underline-offset-4">
        {name}
      </a>
    </span>
  ))
}
