import type { Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** Places where nobody is named who takes the report of a bite. */
export function officeProblems({ offices: { entries }, locations, company }: Content): Problem[] {
  const [list] = entries
  const county = company.entries[0]?.fields.region.county
  if (!list || !county) return []
  const forBites = list.fields.offices.filter((office) => office.for.includes('bites'))
  return locations.entries
    .filter(
      ({ fields }) =>
        !forBites.some(
          ({ locations, counties }) =>
            locations.includes(fields.slug) || counties.includes(fields.county ?? county),
        ),
    )
    .map(({ file }) => {
      const message = `no office of ${list.file} takes the report of a bite here`
      return { file, line: 1, message }
    })
}
