import { z } from 'zod'

const review = z.strictObject({
  quote: z.string().min(10).describe('What the customer wrote, in their words.'),
  author: z.string().min(1).describe('Name as the customer lets you print it.'),
  location: z.string().min(1).describe('Town or neighborhood.'),
  rating: z.int().min(1).max(5).default(5).describe('Whole stars, 1 to 5.'),
  service: z.string().optional().describe('What it was about: "Ant Control". May be left out.'),
  sample: z
    .boolean()
    .default(false)
    .describe('true while the words are ours and not a customer’s. Leave it out for a real one.'),
})

const reviews = z.array(review).default([])

/** content/reviews.yaml. A field that is not listed here stops the build; the sentences are for its writer. */
export const reviewsSchema = z.strictObject({
  home: reviews.describe('Reviews on the home page. Empty, it shows none.'),
  contact: reviews.describe('Reviews on the contact page.'),
  places: reviews.describe('Reviews on the page of every place.'),
  services: z
    .record(z.string(), reviews)
    .default({})
    .describe('Reviews of each service on the services page, by the slug of the service.'),
})

export type Review = z.output<typeof review>
