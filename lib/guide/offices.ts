import type { Office, OfficePurpose } from './office-schema'
import { getEntry } from '@/lib/content/content'

/** The offices that somebody calls for one of these reasons. */
export function officesFor(purposes: readonly OfficePurpose[]): Office[] {
  const { offices } = getEntry('offices')
  return offices.filter((office) => office.for.some((purpose) => purposes.includes(purpose)))
}
