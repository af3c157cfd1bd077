/** Not bare "heat": a dryer, an attic and August have theirs. */
const heatWords = [
  String.raw`(?<!-)\bheat[- ]treat\w*`,
  String.raw`\bheat (jobs?|sensors?)\b`,
  String.raw`\b(whole-room|whole-house|bed bug) heat\b`,
  String.raw`\b(hold|before|plan|ready for|one for|comes( to)?) (the |\[)?heat\b(?! (of|wave))`,
  String.raw`\b(we( also)? (use|bring|apply)|treat\w*( \w+){0,3} with|as well as) heat\b`,
  String.raw`\bheat (gets|goes|reaches|that reaches|arrives|rose|where they|may not|leaves nothing|can’t stop|measured|would spoil|costs?)\b`,
  String.raw`(?<!\b(dryer|high) )\bheat kills\b`,
  String.raw`\bfor heat there’s\b`,
  String.raw`\bheaters and fans\b`,
  String.raw`\bheating a whole room\b`,
]

/** Something that the site may claim about the business. */
export type KnownClaim = {
  /** What it says, for the owner who has to confirm it. */
  says: string
  /** The words by which a text that makes the claim is known, also after an edit. With the flags gi. */
  words: RegExp
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
    words:
      /\bsame-day\b|\bsame day (service|visits?|appointments?|inspections?|estimates?|treatments?|pest|help)\b|\b(we|somebody) (can|could|will) come (out )?today\b|\bcome (out )?the same day\b/gi,
  },
  'answered-24-7': {
    says: 'A person answers the phone at any hour of every day, and emergencies are served at once.',
    words:
      /\b24[/-]7\b|\b24 hours a day\b|\b(phone|answered|picks? up|reach us|call( us)?|available)\b[^.,;]{0,20} day (and|or) night\b|\baround[- ]the[- ]clock\b|\bat any hour\b|\bemergency (service|visit)|\ball night and\b|\ba person picks up\b|\bphone( is|’s) answered\b/gi,
  },
  'heat-treatment': {
    says: 'Bed bugs are treated with heat.',
    words: new RegExp(heatWords.join('|'), 'gi'),
  },
  'free-estimate': {
    says: 'An estimate, and the visit to look, cost nothing, for wildlife too.',
    words:
      /\bfree,? (no-obligation )?(pest control )?(estimates?|inspections?)\b|\bestimate(’s| is) free\b/gi,
  },
  'no-contracts': {
    says: 'No customer has to sign a long-term contract. Ohio’s Home Solicitation Sales Act may ask for a written agreement all the same: ask a lawyer.',
    words: /\b(no|without( a)?|don[’']t do) (annual |long-term )?contracts?\b/gi,
  },
  guarantee: {
    says: 'The satisfaction guarantee of the terms of service: what comes back is treated again at no charge. Its limits stand beside the words (16 CFR 239.3).',
    words:
      /\b100% satisfaction\b|\b(our|satisfaction|service) guarantee|\bguaranteed\b|\b(our|an?|full|free|day|month|year)[- ](full |limited |written )?warranty\b|\bmoney[- ]back\b|\btreat again\b|\bagain at no charge\b|\bnext treatment costs you nothing\b/gi,
  },
  'unmarked-vehicles': {
    says: 'The vehicles have no name on them.',
    words:
      /\bunmarked\b|\bno name on\b|\bname on (it|them)\b|\bcarr(y|ies) no name\b|\bnothing on the vehicle\b/gi,
  },
  'eco-friendly': {
    says: 'A customer can ask for eco-friendly options.',
    words: /\b(eco|environmentally)[- ]friendly\b/gi,
  },
  'licensed-agriculture': {
    says: 'The state’s agriculture department has licensed the business for pesticides.',
    words:
      /\blicensed by the\b|\bby the ohio department of agriculture\. ask\b|\blicensed(,| and| &) (insured|certified|bonded)\b|\bpesticide licenses come from\b|\bcheck your license\b|\bto see ours\b|\bto see both\.|\bthat includes ours\b|\bask us, or anyone, for the number\b|: licensed,/gi,
  },
  'licensed-wildlife': {
    says: 'The state has licensed the business for the control of nuisance wild animals.',
    words: /\bwe hold that license\b|\bto see both\./gi,
  },
  insured: {
    says: 'The business has the liability insurance that the state asks for.',
    words: /\binsured\b|\bexams, insurance\b|\bas the state requires of a pesticide business\b/gi,
  },
  'family-owned': {
    says: 'A family owns the business, and runs it from here.',
    words: /\bfamily[- ](owned|run|operated)\b|\ba family (company|business)\b/gi,
  },
  years: {
    says: 'So many years in business, since the year of founding.',
    words: /\b\d+\+ years\b|\b\d+ years (of experience|in business)\b|\byears of experience\b/gi,
    hasValue: true,
  },
  customers: {
    says: 'So many customers.',
    words: /\b(\d[\d,]+\+?|thousands of) ((happy|satisfied|loyal) )?customers\b/gi,
    hasValue: true,
  },
  rating: {
    says: 'The rating that customers give.',
    words: /\btop[- ]rated\b|\b[1-5]\.\d( ?\/ ?5| out of 5|[- ]stars?)\b/gi,
    hasValue: true,
  },
  'reply-time': {
    says: 'Every message is answered within this time.',
    words:
      /\b(reply|answer|contact|touch|e-mail you|call you)[^.]{0,40} within (\d+|an?|one|two) (business )?(hours?|days?)\b/gi,
    hasValue: true,
  },
  'affiliation-task-force': {
    says: 'The business is affiliated with the regional bed bug task force.',
    words: /\btask force\b/gi,
  },
  'affiliation-university': {
    says: 'The business is affiliated with the entomology department of the state university.',
    words: /\baffiliated with the entomology\b|\buniversity entomology\b/gi,
  },
} as const satisfies Record<string, KnownClaim>

export type ClaimKey = keyof typeof knownClaims
