import { z } from 'zod'
import { flagOf, groupOf, pastDaySchema, reference, textSchema, webAddressSchema } from './fields'

const review = z.strictObject({
  quote: textSchema
    .min(10)
    .max(600)
    .describe('What the customer wrote, in their words: of a long review, a passage.'),
  author: textSchema.describe('Name as the customer lets you print it.'),
  location: textSchema.describe('Town or neighborhood.'),
  rating: z.int().min(1).max(5).default(5).describe('Whole stars, 1 to 5: "5".'),
  date: pastDaySchema
    .describe('Day on which they wrote it, yyyy-mm-dd: "2026-11-21". May be left out.')
    .optional(),
  source: groupOf('Where the review comes from, which only a sample leaves out.', {
    name: textSchema.describe('Where they wrote it: "Google", or "a letter".'),
    url: webAddressSchema
      .describe('Address of the review itself, to which its badge leads. A letter has none.')
      .optional(),
  }).optional(),
  service: textSchema.describe('What it was about: "Ant Control". May be left out.').optional(),
  sample: flagOf(
    'true while the words are ours and not a customer’s. Leave it out for a real one.',
  ),
})

/** A review of content/reviews.yaml. What no customer wrote must not be published (16 CFR 465.2). */
const reviewSchema = review.refine(({ sample, source }) => sample || source, {
  message: 'is missing: name where the customer wrote it, or take the review out',
  path: ['source'],
})

const reviews = z.array(reviewSchema).default([])

/** content/reviews.yaml. A field that is not listed here stops the build; the sentences are for its writer. */
export const reviewsSchema = z
  .strictObject({
    home: reviews.describe('Reviews on the home page. Empty, it shows none.'),
    contact: reviews.describe('Reviews on the contact page.'),
    locations: reviews.describe('Reviews on the page of every location.'),
    services: z
      .record(reference('services'), reviews)
      .default({})
      .describe('Reviews of each service on the services page, by the slug of the service.'),
  })
  .meta({ examples: ['home: []'] })

export type Review = z.output<typeof reviewSchema>
