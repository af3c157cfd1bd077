import type { KnownClaims } from './claims-schema'
import type { Company } from './company-schema'
import type { Facts } from '@/lib/content/claims'

/** What texts may take from the company and claim of it; a placeholder for each where that cannot be read. */
export function factsOf(company: Company | undefined, known: KnownClaims | undefined): Facts {
  if (!company || !known) return placeholderFacts
  const { name, founded, emergency, region, forms, siteUrl, thirdPartyScript, claims } = company
  return {
    name,
    founded: founded?.toString(),
    emergency,
    region: region.name,
    city: region.city,
    state: region.state,
    // The owner's own words about where the forms go, or else the host, or that they open an e-mail.
    'form-service': forms?.privacySentence,
    'form-host':
      forms && !forms.privacySentence ? new URL(forms.endpoint, siteUrl).hostname : undefined,
    'form-mail': forms ? undefined : true,
    'third-party-script': thirdPartyScript?.privacySentence,
    ...Object.fromEntries(
      Object.entries(known).map(([key, { restsOn = [key] }]) => {
        const isClaimed = restsOn.every((other) => claims[other])
        return [key, isClaimed ? (claimValue(claims[key]) ?? true) : undefined]
      }),
    ),
  }
}

/** A figure with what it rests on: "4.9/5 (212 Google reviews)". */
export function claimValue(claim: Company['claims'][string] | undefined) {
  const { value, from } = claim ?? {}
  return value && from ? `${value} (${from})` : value
}

/** Placeholders while content/company.yaml cannot be read, so that the texts of the other files can be checked. No two are alike. */
const placeholderFacts: Facts = new Proxy(
  {},
  {
    get: (_, key) => `…${String(key)}`,
    getOwnPropertyDescriptor: () => ({ value: '…', configurable: true, enumerable: true }),
  },
)
