import type { ClaimDefinitions } from '@/lib/company/claims-schema'
import type { Company } from '@/lib/company/company-schema'
import type { Facts } from '@/lib/content/claims'

/**
 * The facts and claims that texts can insert. A fact is undefined when the company doesn't have it.
 *
 * @returns Placeholders when the company or the claims can't be read.
 */
export function factsOf(
  company: Company | undefined,
  claimDefinitions: ClaimDefinitions | undefined,
): Facts {
  if (!company || !claimDefinitions) return placeholderFacts
  const { name, founded, emergency, region, forms, siteUrl, thirdPartyScripts, claims } = company
  return {
    name,
    founded: founded?.toString(),
    emergency,
    region: region.name,
    city: region.city,
    state: region.state,
    // One of these three is set: the owner's sentence, the host of the form service, or that forms open an e-mail.
    'form-service': forms?.privacySentence,
    'form-host':
      forms && !forms.privacySentence ? new URL(forms.endpoint, siteUrl).hostname : undefined,
    'form-mail': forms ? undefined : true,
    'third-party-script':
      thirdPartyScripts.map(({ privacySentence }) => privacySentence).join(' ') || undefined,
    ...Object.fromEntries(
      Object.keys(claimDefinitions).map((key) => [
        key,
        claims[key] && (claimValue(claims[key]) ?? true),
      ]),
    ),
  }
}

/** The figure of a claim with its source: "4.9/5 (212 Google reviews)". */
export function claimValue(claim: Company['claims'][string] | undefined) {
  const { value, from } = claim ?? {}
  return value && from ? `${value} (${from})` : value
}

/** A different text for each fact, so that other files can be checked while content/company.yaml can't be read. */
const placeholderFacts: Facts = new Proxy(
  {},
  {
    get: (_, key) => `…${String(key)}`,
    getOwnPropertyDescriptor: () => ({ value: '…', configurable: true, enumerable: true }),
  },
)
