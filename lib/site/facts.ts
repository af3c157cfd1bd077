import type { Company } from '@/lib/company/company-schema'

/** The figure of a claim with its source: "4.9/5 (212 Google reviews)". */
export function claimValue(claim: Company['claims'][string] | undefined) {
  const { value, from } = claim ?? {}
  return value && from ? `${value} (${from})` : value
}
