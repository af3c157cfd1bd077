/** Something that the site may claim about the business. */
export type KnownClaim = {
  /** What it says, for the owner who has to confirm it. */
  says: string
  /** Words by which a text that makes the claim is known, in small letters. */
  words: readonly string[]
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
    words: ['same-day', 'come the same day'],
  },
  'answered-24-7': {
    says: 'A person answers the phone at any hour of every day, and emergencies are served at once.',
    words: [
      '24/7',
      'phone day and night',
      'phone’s answered day and night',
      'phone is answered',
      'pick up day and night',
      'picks up day or night',
      'reach us day or night',
      'call day or night',
      'around the clock',
      'at any hour',
      'all night and',
      'a person picks up',
      'emergency service',
      'emergency visit',
    ],
  },
  'heat-treatment': {
    says: 'Bed bugs are treated with heat.',
    // The service’s texts are about little else, and are written anew where it is not so: preflight names each.
    words: [],
  },
  'no-contracts': {
    says: 'No customer has to sign a contract.',
    words: ['no contract', 'without a contract', 'without contracts', 'don’t do contracts'],
  },
  guarantee: {
    says: 'The satisfaction guarantee of the terms of service: what comes back is treated again at no charge.',
    words: [
      '100% satisfaction',
      'satisfaction guarantee',
      'service guarantee',
      'treat again',
      'come again at no charge',
      'next treatment costs you nothing',
    ],
  },
  'unmarked-vehicles': {
    says: 'The vehicles have no name on them.',
    words: ['unmarked', 'no name on', 'carries no name', 'carry no name', 'nothing on the vehicle'],
  },
  'eco-friendly': {
    says: 'A customer can ask for eco-friendly options.',
    words: ['eco-friendly'],
  },
  'licensed-agriculture': {
    says: 'The state’s agriculture department has licensed the business for pesticides.',
    words: [
      'licensed by the',
      'by the ohio department of agriculture. ask',
      'licensed and insured',
      'pesticide licenses come from',
      ': licensed,',
    ],
  },
  'licensed-wildlife': {
    says: 'The state has licensed the business for the control of nuisance wild animals.',
    words: ['we hold that license'],
  },
  insured: {
    says: 'The business has the liability insurance that the state asks for.',
    words: ['licensed and insured', 'insured', 'as the state requires of a pesticide business'],
  },
  'family-owned': {
    says: 'A family owns the business, and runs it from here.',
    words: ['family owned', 'family-owned', 'a family company'],
  },
  years: {
    says: 'So many years in business, since the year of founding.',
    words: ['years and'],
    hasValue: true,
  },
  customers: {
    says: 'So many customers.',
    words: ['+ customers'],
    hasValue: true,
  },
  rating: {
    says: 'The rating that customers give.',
    words: ['top-rated'],
    hasValue: true,
  },
  'reply-time': {
    says: 'Every message is answered within this time.',
    words: [
      'reply to e-mail within',
      'we answer within',
      'make contact within',
      'in touch within',
      'you within',
    ],
    hasValue: true,
  },
  'affiliation-task-force': {
    says: 'The business is affiliated with the regional bed bug task force.',
    words: ['task force'],
  },
  'affiliation-university': {
    says: 'The business is affiliated with the entomology department of the state university.',
    words: ['affiliated with the entomology', 'university entomology'],
  },
} as const satisfies Record<string, KnownClaim>

export type ClaimKey = keyof typeof knownClaims
