import type { Service } from './service-schema'
import type { TermsContent } from './service-terms-schema'
import { getEntry } from '@/lib/site/site-content'

/** All services, in the order of menus and cards. */
export function services(): readonly [Service, ...Service[]] {
  const [first, ...others] = getEntry('services').services
  if (!first) {
    throw new Error(
      'content/services.yaml: no service is left without the claims that the company does not make',
    )
  }
  return [first, ...others]
}

export function findService(slug: string) {
  return services().find((service) => service.slug === slug)
}

/** The terms of a service. Throws when content/service-terms.yaml has none for it. */
export function termsForService(slug: string): TermsContent {
  const terms = getEntry('service-terms')[slug]
  if (!terms) throw new Error(`content/service-terms.yaml has no ${slug}`)
  return terms
}
