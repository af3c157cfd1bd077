import {
  callAnswers,
  exampleJobs,
  serviceAnswers,
  TermsCard,
} from '@/components/sections/TermsCard'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { fill } from '@/lib/content/fill'
import type { Location } from '@/lib/locations/location-schema'
import { services, termsForService } from '@/lib/services/services'
import { company } from '@/lib/site/company'
import { serviceTerms } from '@/lib/site/page-copy'

type Props = Pick<Location, 'city' | 'terms' | 'technician'>

/** The terms for a location: those of the first service that apply to every visit, after its own. Its hero has the guarantee. */
export function LocationTerms({ city, terms = {}, technician }: Props) {
  const [{ slug, name }] = services()
  const general = termsForService(slug)
  const { price, estimate, reentry, who, payment } = serviceAnswers({
    ...general,
    price: [...(terms.price ?? []), ...general.price],
  })
  const { arrivalWindow, afterHours } = callAnswers()
  const answers = {
    arrivalWindow,
    afterHours,
    price,
    estimate,
    reentry,
    payment,
    examples: examplesIn(city),
    prepare: terms.prepare,
    who: technician ? `${technicianLine(technician)} ${who}` : who,
  }
  return (
    <Section id="terms" heading={serviceTerms().heading}>
      <TermsCard answers={answers}>
        <p className="py-2">
          <TextLink href={`/${slug}#terms`} isAlone>
            {fill(serviceTerms().more, { service: name })}
          </TextLink>
        </p>
      </TermsCard>
    </Section>
  )
}

function examplesIn(city: string) {
  return services().flatMap(({ slug }) => exampleJobs(termsForService(slug), city) ?? [])
}

/** "Luis Ortega, technician." */
function technicianLine(technician: string) {
  const role = company().people.find(({ name }) => name === technician)?.role ?? ''
  return fill(serviceTerms().technician, { name: technician, role })
}
