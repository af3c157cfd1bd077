import { localPurposes, type Office } from './office-schema'
import type { Loaded } from '@/lib/content/entries'
import type { Problem } from '@/lib/content/problems'

/** The collections that are checked together. */
type Offices = {
  offices: Loaded<{ offices: readonly Office[] }>
  locations: Loaded<{ county?: string | undefined }>
  company: Loaded<{ region: { county?: string | undefined } }>
}

/** Reports places without an office for bites, and places without an office of a kind that other places have. */
export function officeProblems({ offices: loaded, locations, company }: Offices): Problem[] {
  const [list] = loaded.entries
  const mainCounty = company.entries[0]?.fields.region.county
  if (!list || !mainCounty) return []
  return localPurposes.flatMap((purpose) => {
    const offices = list.fields.offices.filter((office) => office.for.includes(purpose))
    if (purpose !== 'bites' && offices.length === 0) return []
    const message = `no office of ${list.file} takes ${reports[purpose]} here`
    return locations.entries.flatMap(({ file, fields: { county = mainCounty } }) =>
      offices.some((office) => answersFor(office, county)) ? [] : { file, line: 1, message },
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
