import type { ClaimDefinitions } from './claims-schema'
import type { Company } from './company-schema'
import type { Loaded } from '@/lib/content/entries'
import { fieldProblem, type Problem } from '@/lib/content/problems'

type Claims = { company: Loaded<Company>; claims: Loaded<ClaimDefinitions> }

/** Reports claims of the company that others combine, and a latest call for the same day without the claim `same-day`. */
export function claimProblems({ company, claims }: Claims): Problem[] {
  const definitions = claims.entries[0]?.fields ?? {}
  return company.entries.flatMap((source) => [
    ...combinedClaims(source, definitions),
    ...sameDayWithoutClaim(source),
  ])
}

type Source = Claims['company']['entries'][number]

/** A claim with `restsOn` is derived; listing it in company.yaml has no effect. */
function combinedClaims(source: Source, definitions: ClaimDefinitions): Problem[] {
  return Object.keys(source.fields.claims).flatMap((key) => {
    const { restsOn } = definitions[key] ?? {}
    if (!restsOn) return []
    const message = `combines ${restsOn.join(' and ')}: write those instead, each on a line of its own`
    return fieldProblem(source, ['claims', key], { message })
  })
}

function sameDayWithoutClaim(source: Source): Problem[] {
  const { calls, claims } = source.fields
  if (!calls?.sameDayUntil || 'same-day' in claims) return []
  const message =
    'promises a visit on the same day, which is not among the claims: add same-day there, or take this out'
  return [fieldProblem(source, ['calls', 'sameDayUntil'], { message })]
}
