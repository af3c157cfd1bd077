import { z } from 'zod'
import { links } from './navigation-schema'
import { group, groups, heading, list, reference, template, text } from '@/lib/content/fields'
import { introduction, labels, meta, specimen, textSection } from '@/lib/content/page-parts'

/** content/pages/not-found.yaml. */
export const notFoundSchema = z.strictObject({
  meta,
  heading,
  introduction,
  specimen,
  home: text.describe('Leads to the home page.'),
  services: text.describe('Heading of the links to the services.'),
})

/** content/pages/sitemap.yaml. */
export const sitemapSchema = z.strictObject({
  meta,
  heading,
  introduction,
  groups: groups('The lists, in their order.', {
    heading,
    links: links.default([]).describe('Links that come first.'),
    pages: reference('pages')
      .describe('A folder of content whose pages it lists, "articles", or "services".')
      .optional(),
    group: text.describe('Only the pages with this group: "primary".').optional(),
  }),
  forSearchEngines: text.describe('Before the link to sitemap.xml.'),
})

/** content/pages/privacy-policy.yaml and terms-of-service.yaml. */
export const legalSchema = z.strictObject({
  meta,
  heading,
  sections: list('The sections, in their order.', textSection),
  contact: group('The last section.', {
    heading,
    text: text.describe('Its sentence, which ends in the e-mail address and the phone number.'),
  }),
})

export type LegalText = z.output<typeof legalSchema>

const city = { city: 'the name of the city' }

/** content/pages/location.yaml: the words on the page of every city. */
export const locationPageSchema = z.strictObject({
  heading: template('The heading.', { needs: city }),
  serviceType: text.describe(
    'What you do there, as search engines read it, such as “Pest Control”.',
  ),
  estimate: template('Leads to the estimate form.', { takes: city }),
  generalDescription: template('For a city without a description of its own.', { needs: city }),
  headings: labels('Headings of its sections.', ['reviews', 'nearby', 'reading'], {
    work: template('Heading of the work that you did there.', { takes: city }),
    services: template('Heading of the services.', { takes: city }),
    questions: template('Heading of the questions.', { takes: city }),
  }),
  county: template('A county in full, such as “Delaware County”.', {
    needs: { county: 'its name' },
  }),
  counties: template('A city in several counties.', {
    needs: { county: 'the first in full', others: 'the rest' },
  }),
  zipCode: text.describe('Before its only ZIP code.'),
  zipCodes: text.describe('Before several ZIP codes.'),
  jobs: text.describe('Before the number of jobs that you did there.'),
  jobCount: template('That number.', { needs: { count: 'how many', since: 'from which year' } }),
  moreZipCodes: template('Opens the rest of many.', { needs: { count: 'how many' } }),
  house: template('Below the drawing of a house.', {
    needs: { house: 'its name', places: 'its entry points' },
  }),
  call: text.describe('Before the phone number, below the questions.').optional(),
  allServices: text.describe('Leads to the page of all services.'),
  map: template('What the small map shows, for those who cannot see it.', { takes: city }),
})
