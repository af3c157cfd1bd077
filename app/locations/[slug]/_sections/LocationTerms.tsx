import { answersOf, rangeText, TermsSection } from '@/components/sections/Terms'
import type { Location } from '@/lib/locations/location-schema'
import { serviceTerms } from '@/lib/pages/page-copy'
import { services, termsForService } from '@/lib/services/services'

/** What a visitor from a place wants to know before calling: what differs there, and what holds for the first service. */
export function LocationTerms({ terms = {} }: Pick<Location, 'terms'>) {
  const general = termsForService(services[0].slug)
  const all = answersOf({ ...general, ...terms, prepare: general.prepare })
  const { price, estimate, soon, reentry, who, license, guarantee } = all
  const shared = { price, estimate, soon, reentry, who, license, guarantee }
  const own = { animals: animals(), range: ranges(), prepare: terms.prepare }
  return <TermsSection answers={{ ...shared, ...own }} />
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

/** What each service usually costs, where its owner says so. */
function ranges() {
  return services.flatMap(({ slug, name }) => {
    const { range } = termsForService(slug)
    if (!range) return []
    return (
      <p key={name}>
        {name}: {rangeText(range)}
      </p>
    )
  })
}
