import { getEntry } from './content'
import type { Office, OfficePurpose } from './office-schema'

/** Every office that pages name. */
export const getOffices = () => getEntry('offices').offices

/** The offices that somebody calls for one of these reasons. */
export function officesFor(purposes: readonly OfficePurpose[], offices = getOffices()): Office[] {
  return offices.filter((office) => office.for.some((purpose) => purposes.includes(purpose)))
}

/** The office that a place calls: one that names the place, or the one of its county. */
export function officeFor(
  { slug, county }: { slug: string; county: string },
  purpose: OfficePurpose,
  offices?: Office[],
): Office | undefined {
  const candidates = officesFor([purpose], offices)
  return (
    candidates.find(({ locations }) => locations.includes(slug)) ??
    candidates.find(({ counties }) => counties.includes(county))
  )
}
