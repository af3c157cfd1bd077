import type { Office, OfficePurpose } from './office-schema'
import type { Company } from '@/lib/company/company-schema'
import type { Loaded } from '@/lib/content/entries'
import type { Problem } from '@/lib/content/problems'
import { countyAndState, type LocationFrontMatter } from '@/lib/locations/location-schema'

type Offices = {
  offices: Loaded<{ offices: readonly Office[] }>
  locations: Loaded<LocationFrontMatter>
  company: Loaded<Company>
}

/** Reports the counties of places where no office takes reports of bites, or of a kind that an office of another county takes. */
export function officeProblems({ offices: loaded, locations, company }: Offices): Problem[] {
  const [list] = loaded.entries
  const region = company.entries[0]?.fields.region
  if (!list || !region) return []
  /** A file with each county. */
  const areas = new Map<string, string>()
  for (const { file, fields } of locations.entries) {
    const { county, state } = countyAndState(fields, region)
    const area = county ?? state
    if (!areas.has(area)) areas.set(area, file)
  }
  return [...reports].flatMap(([purpose, report]) => {
    const offices = list.fields.offices.filter((office) => office.for.includes(purpose))
    if (purpose !== 'bites' && offices.length === 0) return []
    return [...areas]
      .filter(([area]) => !offices.some((office) => answersFor(office, area)))
      .map(([area, place]) => ({
        file: list.file,
        line: 1,
        message: `no office takes ${report} in ${area}, the county of ${place}: add one with for: [${purpose}] and counties: [${area}], or correct the county there`,
      }))
  })
}

/** What is reported to an office that depends on the place, by purpose. */
const reports = new Map<OfficePurpose, string>([
  ['bites', 'the report of a bite'],
  ['rats', 'the report of rats'],
  ['rentals', 'the complaint of a tenant'],
  ['dead-birds', 'the report of a dead bird'],
])

function answersFor({ area, counties }: Office, county: string) {
  const isForEverybody = area === undefined && counties.length === 0
  return isForEverybody || counties.includes(county)
}
