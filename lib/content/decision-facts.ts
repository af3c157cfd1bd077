import { getEntry } from './content'
import type { ServiceFacts } from '@/lib/services/decision-facts-schema'

/** What a visitor wants to know before calling about a service. */
export function factsForService(slug: string): ServiceFacts {
  const facts = getEntry('decision-facts')[slug]
  if (!facts) throw new Error(`content/decision-facts.yaml has no ${slug}`)
  return facts
}
