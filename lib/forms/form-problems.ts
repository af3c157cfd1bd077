import type { Company } from '@/lib/company/company-schema'
import type { Loaded } from '@/lib/content/entries'
import type { LookupTables } from '@/lib/content/lookup'
import { fieldProblem, type Problem } from '@/lib/content/problems'

/** Reports forms that are sent to a page of the site, which drops them. */
export function formProblems(
  { company }: { company: Loaded<Company> },
  { pages }: LookupTables,
): Problem[] {
  return company.entries.flatMap((entry) => {
    const { endpoint = '' } = entry.fields.forms ?? {}
    const [path = ''] = endpoint.split(/[?#]/, 1)
    if (!pages.has(path.replace(/(.)\/$/, '$1'))) return []
    const message = `${path} is a page of this site, which takes no forms`
    return fieldProblem(entry, ['forms', 'endpoint'], {
      message,
      example: 'https://forms.example.org/abc',
    })
  })
}
