import { z } from 'zod'
import { group, heading, list, template, text } from '@/lib/content/fields'
import { eyebrow, introduction, meta, labels } from '@/lib/content/page-parts'
import { photoSchema } from '@/lib/images/photo-schema'

/** content/pages/services.yaml. */
export const servicesPageSchema = z.strictObject({
  meta,
  hero: group('The top of the page.', {
    eyebrow,
    heading,
    introduction,
    picture: photoSchema.optional(),
    choose: text.describe('Heading of the cards, for those who cannot see them.'),
  }),
  links: group('To the page of a service.', {
    terms: text.describe('Before links to their pages on home: what these have.'),
    whole: template('Leads to the page.', { needs: { service: 'its name' } }),
  }),
  questions: text.describe('Above what people ask about a service.'),
  locations: text.describe('Above the locations whose pages say more about a service.'),
})

const termNames = [
  'answeredBy',
  'languages',
  'steps',
  'arrivalWindow',
  'afterHours',
  'atHome',
  'canceling',
  'price',
  'range',
  'minimum',
  'plans',
  'examples',
  'estimate',
  'soon',
  'visitLength',
  'visits',
  'followUps',
  'extra',
  'prepare',
  'reentry',
  'who',
  'license',
  'guarantee',
  'again',
  'notCovered',
  'payment',
  'methods',
  'financing',
  'discounts',
  'businesses',
  'landlords',
  'realtors',
] as const

export type TermName = (typeof termNames)[number]

/** content/pages/service-terms.yaml: the words around the terms of a service. */
export const serviceTermsPageSchema = z.strictObject({
  heading,
  labels: labels(
    'The label before each answer. An answer without words takes its label with it.',
    termNames,
  ),
  fold: text
    .describe(
      'Opens on a phone what matters after a call: times, getting ready, who comes, paying.',
    )
    .optional(),
  again: text.describe('What you do when a pest comes back, in a few words.').optional(),
  range: template('The prices of a service.', {
    needs: { from: 'the lowest', to: 'the highest' },
  }),
  sameDayUntil: template('Until when a call is in time.', { needs: { time: 'the hour' } }),
  plan: template('A plan.', {
    needs: { name: 'its name', price: 'its price', covers: 'what is in it' },
  }),
  example: template('The bill of a job.', {
    needs: {
      town: 'where it was',
      month: 'when',
      found: 'what was found',
      did: 'what was done',
      paid: 'what it cost',
    },
  }),
  technician: template('Who comes in a city.', { needs: { name: 'the name', role: 'the work' } }),
  readTerms: text.describe('Leads from the guarantee to the terms of service.'),
  more: template('Leads to the page of a service.', {
    needs: { service: 'its name' },
  }),
  estimate: text.describe('What an estimate costs.'),
  who: list('Who comes to the door, a sentence for each claim.', text),
  license: list('Text beside the license of every service, a sentence for each claim.', text),
})
