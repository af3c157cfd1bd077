import type { ClaimDefinitions } from './claims-schema'
import type { Company } from './company-schema'
import type { Loaded } from '@/lib/content/entries'
import { fieldProblem, type Problem } from '@/lib/content/problems'

/** The collections that are checked together. */
type Claims = { company: Loaded<Company>; claims: Loaded<ClaimDefinitions> }

/** Reports claims of the company that combine others: they stand while the others do, and a line of their own does nothing. */
export function claimProblems({ company, claims }: Claims): Problem[] {
  const definitions = claims.entries[0]?.fields ?? {}
  return company.entries.flatMap((source) =>
    Object.keys(source.fields.claims).flatMap((key) => {
      const { restsOn } = definitions[key] ?? {}
      if (!restsOn) return []
      const message = `combines ${restsOn.join(' and ')}: write those instead, each on a line of its own`
      return fieldProblem(source, ['claims', key], { message })
    }),
  )
}
