import type { Terms } from './service-terms-schema'
import { getEntry } from '@/lib/content/content'

/** What a visitor wants to know before calling about a service. */
export function termsForService(slug: string): Terms {
  const terms = getEntry('service-terms')[slug]
  if (!terms) throw new Error(`content/service-terms.yaml has no ${slug}`)
  return terms
}
