import { z } from 'zod'
import { group, heading, template, text } from './fields'
import { eyebrow, introduction, meta } from './page-parts'
import { photoSchema } from './photos'

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
    more: template('Leads to what it costs.', { needs: { service: 'its name' } }),
    legal: text.describe('Leads from the terms of a service to the terms of service.'),
  }),
  terms: group('The words around price and terms of a service.', {
    heading,
    price: text.describe('Before the price.'),
    range: template('The price.', { needs: { from: 'the least', to: 'the most' } }),
    dependsOn: text.describe('Before what the price depends on.'),
  }),
  questions: text.describe('Above what people ask about a service.'),
  locations: text.describe('Above the locations whose pages say more about a service.'),
})
