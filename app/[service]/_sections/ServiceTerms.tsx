import { answersOf, TermsSection } from '@/components/sections/Terms'
import { termsForService } from '@/lib/services/service-terms'

/** What a visitor to the page of a service wants to know before calling. */
export function ServiceTerms({ slug }: { slug: string }) {
  return (
    <TermsSection
      answers={answersOf(termsForService(slug))}
      names={[
        'price',
        'range',
        'estimate',
        'soon',
        'visitLength',
        'visits',
        'prepare',
        'reentry',
        'who',
        'license',
        'guarantee',
        'guaranteeLength',
        'payment',
        'methods',
      ]}
    />
  )
}
