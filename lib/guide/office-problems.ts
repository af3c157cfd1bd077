import type { Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** Places where nobody is named who takes the report of a bite. */
export function officeProblems({ offices: { entries }, locations, company }: Content): Problem[] {
  const [list] = entries
  const usual = company.entries[0]?.fields.region.county
  if (!list || !usual) return []
  const forBites = list.fields.offices.filter((office) => office.for.includes('bites'))
  const message = `no office of ${list.file} takes the report of a bite here`
  return locations.entries.flatMap(({ file, fields: { slug, county = usual } }) => {
    const isServed = forBites.some(
      ({ locations, counties }) => locations.includes(slug) || counties.includes(county),
    )
    return isServed ? [] : { file, line: 1, message }
  })
}
