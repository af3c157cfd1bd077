import { fieldName, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** Claims whose figure is missing, and figures that no text shows. */
export function companyProblems({ company, claims }: Content): Problem[] {
  const known = claims.entries[0]?.fields ?? {}
  return company.entries.flatMap(({ file, fields, lineOf }) =>
    Object.entries(fields.claims).flatMap(([key, { value }]): Problem[] => {
      const claim = known[key]
      if (!claim || claim.hasValue === (value !== undefined)) return []
      const path = ['claims', key]
      const [message, example] = claim.hasValue
        ? ['needs a value, which texts show', "{ value: '…', confirmed: true }"]
        : ['has a value, and no text shows it', '{ confirmed: true }']
      return [{ file, line: lineOf(path), field: fieldName(path), message, example }]
    }),
  )
}
