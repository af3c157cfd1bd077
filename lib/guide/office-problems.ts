import { purposesByPlace, type Office } from './office-schema'
import type { Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** Places in counties of which no office takes the report of a bite, or what the list names an office for elsewhere. */
export function officeProblems({ offices: { entries }, locations, company }: Content): Problem[] {
  const [list] = entries
  const usual = company.entries[0]?.fields.region.county
  if (!list || !usual) return []
  const { offices } = list.fields
  return purposesByPlace.flatMap((purpose) => {
    const inCharge = offices.filter((office) => office.for.includes(purpose))
    if (purpose !== 'bites' && inCharge.length === 0) return []
    const message = `no office of ${list.file} takes ${reports[purpose]} here`
    return locations.entries.flatMap(({ file, fields: { county = usual } }) =>
      inCharge.some((office) => answersFor(office, county)) ? [] : { file, line: 1, message },
    )
  })
}

const reports: Partial<Record<Office['for'][number], string>> = {
  bites: 'the report of a bite',
  rats: 'the report of rats',
  rentals: 'the complaint of a tenant',
  'dead-birds': 'the report of a dead bird',
}

function answersFor({ area, counties }: Office, county: string) {
  const isStatewide = area === undefined && counties.length === 0
  return isStatewide || counties.includes(county)
}
