import { z } from 'zod'
import { flag, group, groups, list, reference, sitePath, text } from '@/lib/content/fields'

const fewWords = text.min(10)

/** A field that only the owner can fill. While it is empty, preflight asks for it; `false` leaves it out for good. */
function ownerProvided<Schema extends z.ZodType>(schema: Schema, message: string) {
  return (
    z
      .union([schema, z.literal(false), z.null()], message)
      .optional()
      // The editor saves false as a text.
      .transform((value) => (/^false$/i.test(String(value)) ? undefined : value || undefined))
  )
}

const ownerText = ownerProvided(text.min(2), 'must be words, or false to leave it out')

/** A text that rests on a claim, and is empty without the claim. */
const wordsOrNone = fewWords
  .or(z.literal(''))
  .optional()
  .transform((text) => text || undefined)

/** The least and the most that something usually costs. */
export const priceRange = z
  .strictObject({
    from: text
      .refine(
        (price) => !/^(from\b|[\d.,]+$)/i.test(price),
        'must be the price alone, such as $150: pages write “From” before it',
      )
      .describe('The least that it usually costs: "$150".'),
    to: text.describe('The most, with what it is for: "$300 for a house".'),
  })
  .refine(({ from }) => amountIn(from) !== 0, {
    message: 'costs nothing: put the least that somebody has paid, or leave the range out',
    path: ['from'],
  })
  .refine(({ from, to }) => !(amountIn(from) > amountIn(to)), {
    message: 'is less than from: have the two changed places?',
    path: ['to'],
  })

/** The first figure of a price in words. NaN where it has none. */
function amountIn(price: string) {
  return Number(/\d[\d,]*(\.\d+)?/.exec(price)?.[0].replaceAll(',', '') ?? NaN)
}

/** The terms of one service, which visitors want to know before they call. A field that is not listed here stops the build. */
const serviceTerms = z.strictObject({
  sample: flag(
    'true while prices, lengths, and limits here are invented. The site marks them, and `npm run preflight` refuses them.',
  ),
  price: list(
    'What makes the work cost more or less: a few words each, without a figure.',
    fewWords,
  ).min(2),
  range: ownerProvided(
    priceRange,
    'must be like { from: $150, to: $300 for a house }, or false to leave it out',
  ).describe('What it usually costs. Visitors look for it first.'),
  minimum: ownerProvided(fewWords, 'must be words, or false to leave it out').describe(
    'The least that you charge: "$95 for the first treatment."',
  ),
  plans: groups('Plans with their prices. `npm run preflight` asks for them; [] is for none.', {
    name: text.describe('Name of the plan: "Quarterly".'),
    price: text.describe('What it costs, and how often: "$120 every three months".'),
    covers: text.describe('What is in it: "ants, spiders, and wasps, outdoors and in".'),
  }).optional(),
  examples: groups(
    'Up to three bills of real jobs, which say more than any range. No names. `npm run preflight` asks for them; [] is for none.',
    {
      town: text.describe('Town, as its page has it: "Dublin". That page shows it too.'),
      month: text.describe('When it was: "May 2026".'),
      found: text.min(10).describe('What you found, in a sentence.'),
      did: text.min(10).describe('What you did, in a sentence.'),
      paid: text.describe('What the customer paid: "$310".'),
    },
  )
    .max(3)
    .optional(),
  soon: fewWords.describe(
    'How soon you can come, and what that depends on. The page of the service shows it; of the first service city pages too: ten words.',
  ),
  visitLength: ownerText.describe('How long you are in the house: "About an hour".'),
  visits: groups(
    'How often you come, for each animal where it differs: words that follow its name and a colon.',
    {
      animal: text.min(3).describe('The animals with this number of visits.'),
      visits: fewWords,
    },
  ).min(1),
  followUps: ownerText.describe(
    'Whether the visits that follow are in the price: "One second visit is in it."',
  ),
  extra: ownerText.describe('What costs extra: "Opening a wall."'),
  prepare: group('What to do before you come, and the article that says more, if there is one.', {
    text: fewWords,
    link: z.strictObject({ text: fewWords, href: sitePath }).optional(),
  }),
  reentry: fewWords.describe(
    'When pets and people may go back in, dogs, cats and fish first: what the product’s label says, and never a promise of safety.',
  ),
  license: ownerProvided(
    fewWords.or(z.literal('')),
    'must be words, or false for work that needs no license',
  ).describe(
    'Who has licensed you for this service. Shown while content/company.yaml has no license with a number, which `npm run preflight` asks for; false for work that needs none.',
  ),
  guarantee: wordsOrNone.describe(
    'What the guarantee covers, as the terms of service have it. The page links to them. Without one it says nothing.',
  ),
  guaranteeLength: ownerText.describe(
    'How long the guarantee lasts: "90 days for ants, one year for termites". `npm run preflight` refuses a guarantee without it.',
  ),
  notCovered: ownerText.describe(
    'What the guarantee does not cover, and what you do then: "Another hole. You get a new price first."',
  ),
  payment: fewWords.describe('When payment is due, as the terms of service have it.'),
  methods: ownerText.describe('What you take: "Cash, checks, and cards".'),
})

/** content/service-terms.yaml: an entry for each service, by its slug. */
export const serviceTermsSchema = z.record(reference('services'), serviceTerms)

export type TermsContent = z.output<typeof serviceTerms>
