import type { Service } from './service-schema'
import type { Terms } from './service-terms-schema'
import { getEntry } from '@/lib/site-content'

/** All services, in the order of menus and cards. */
export function services(): readonly [Service, ...Service[]] {
  const [first, ...others] = getEntry('services').services
  if (!first) {
    throw new Error('content/services.yaml: without what is not claimed, no service is left')
  }
  return [first, ...others]
}

/** The service with this slug, if there is one. */
export function findService(slug: string) {
  return services().find((service) => service.slug === slug)
}

/** The service to which articles of this category belong; the first one where there is none. */
export function serviceForCategory(category: string): Service {
  return services().find(({ articleCategory }) => articleCategory === category) ?? services()[0]
}

/** What a visitor wants to know before calling about a service. */
export function termsForService(slug: string): Terms {
  const terms = getEntry('service-terms')[slug]
  if (!terms) throw new Error(`content/service-terms.yaml has no ${slug}`)
  return terms
}
