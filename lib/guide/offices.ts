import type { Office, OfficePurpose } from './office-schema'
import { getEntry } from '@/lib/content/content'

/** Every office that pages name. */
export const getOffices = () => getEntry('offices').offices

/** The offices that somebody calls for one of these reasons. */
export function officesFor(purposes: readonly OfficePurpose[]): Office[] {
  return getOffices().filter((office) => office.for.some((purpose) => purposes.includes(purpose)))
}
