import type { Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** Places in counties of which no office takes the report of a bite. */
export function officeProblems({ offices: { entries }, locations, company }: Content): Problem[] {
  const [list] = entries
  const usual = company.entries[0]?.fields.region.county
  if (!list || !usual) return []
  const forBites = list.fields.offices.filter((office) => office.for.includes('bites'))
  const served = forBites.flatMap(({ counties }) => counties)
  const message = `no office of ${list.file} takes the report of a bite here`
  return locations.entries.flatMap(({ file, fields: { county = usual } }) =>
    served.includes(county) ? [] : { file, line: 1, message },
  )
}
