/** Something that the site may claim about the business. */
export type KnownClaim = {
  /** What it says, for the owner who has to confirm it. */
  says: string
  /** Whether texts show a figure of the owner's, such as "4.9/5". */
  hasValue?: boolean
}

/**
 * Every claim that a text can carry, by its key. Which of them are true of the business stands in content/company.yaml:
 * a text shows ((same-day? We can come the same day.)) while `same-day` is in the list there, and ((rating)) is the
 * value of `rating`. lib/content/claims.ts does it.
 */
export const knownClaims = {
  'same-day': {
    says: 'Somebody can come on the day of the call.',
  },
  'answered-24-7': {
    says: 'A person answers the phone at any hour of every day, and emergencies are served at once.',
  },
  'heat-treatment': {
    says: 'Bed bugs are treated with heat.',
  },
  'free-estimate': {
    says: 'An estimate, and the visit to look, cost nothing, for wildlife too.',
  },
  'no-contracts': {
    says: 'No customer has to sign a long-term contract. Ohio’s Home Solicitation Sales Act may ask for a written agreement all the same: ask a lawyer.',
  },
  guarantee: {
    says: 'The satisfaction guarantee of the terms of service: what comes back is treated again at no charge. Its limits stand beside the words (16 CFR 239.3).',
  },
  'unmarked-vehicles': {
    says: 'The vehicles have no name on them.',
  },
  'eco-friendly': {
    says: 'A customer can ask for eco-friendly options.',
  },
  'licensed-agriculture': {
    says: 'The state’s agriculture department has licensed the business for pesticides.',
  },
  'licensed-wildlife': {
    says: 'The state has licensed the business for the control of nuisance wild animals.',
  },
  insured: {
    says: 'The business has the liability insurance that the state asks for.',
  },
  'family-owned': {
    says: 'A family owns the business, and runs it from here.',
  },
  years: {
    says: 'So many years in business, since the year of founding.',
    hasValue: true,
  },
  customers: {
    says: 'So many customers.',
    hasValue: true,
  },
  rating: {
    says: 'The rating that customers give.',
    hasValue: true,
  },
  'reply-time': {
    says: 'Every message is answered within this time.',
    hasValue: true,
  },
  'affiliation-task-force': {
    says: 'The business is affiliated with the regional bed bug task force.',
  },
  'affiliation-university': {
    says: 'The business is affiliated with the entomology department of the state university.',
  },
} as const satisfies Record<string, KnownClaim>

export type ClaimKey = keyof typeof knownClaims
