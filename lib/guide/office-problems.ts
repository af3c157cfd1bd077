import { localPurposes, type Office } from './office-schema'
import type { Company } from '@/lib/company/company-schema'
import type { Loaded } from '@/lib/content/entries'
import type { Problem } from '@/lib/content/problems'
import { countyAndState, type LocationFrontMatter } from '@/lib/locations/location-schema'

/** The collections that are checked together. */
type Offices = {
  offices: Loaded<{ offices: readonly Office[] }>
  locations: Loaded<LocationFrontMatter>
  company: Loaded<Company>
}

/** Reports places without an office for bites, and places without an office of a kind that other places have. */
export function officeProblems({ offices: loaded, locations, company }: Offices): Problem[] {
  const [list] = loaded.entries
  const region = company.entries[0]?.fields.region
  if (!list || !region) return []
  return localPurposes.flatMap((purpose) => {
    const offices = list.fields.offices.filter((office) => office.for.includes(purpose))
    if (purpose !== 'bites' && offices.length === 0) return []
    return locations.entries.flatMap(({ file, fields }) => {
      const { county, state } = countyAndState(fields, region)
      const area = county ?? state
      if (offices.some((office) => answersFor(office, area))) return []
      const message = `no office of ${list.file} takes ${reports[purpose]} here: one needs ${purpose} in its for, and ${area} in its counties`
      return { file, line: 1, message }
    })
  })
}

const reports: Partial<Record<Office['for'][number], string>> = {
  bites: 'the report of a bite',
  rats: 'the report of rats',
  rentals: 'the complaint of a tenant',
  'dead-birds': 'the report of a dead bird',
}

function answersFor({ area, counties }: Office, county: string) {
  const isForEverybody = area === undefined && counties.length === 0
  return isForEverybody || counties.includes(county)
}
