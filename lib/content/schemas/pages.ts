import { z } from 'zod'
import { group, groups, heading, list, template, text } from './fields'
import { href, introduction, labels, meta, specimen } from './page-parts'

const link = z.strictObject({
  name: text.describe('Its words.'),
  href,
})

const links = z.array(link)

/** content/navigation.yaml: the links of header and footer. */
export const navigationSchema = z.strictObject({
  header: list(
    'The entries of the header, in order.',
    z.union(
      [
        link.extend({
          alsoUnder: z
            .string()
            .startsWith('/')
            .describe('Also the current entry on pages whose address has this in it.')
            .optional(),
        }),
        z.strictObject({
          name: text.describe('Its words.'),
          menu: z.literal('services').describe('A menu of the services.'),
        }),
      ],
      'must be a link, with name and href, or a menu, with name and menu: services',
    ),
  ).min(1),
  footer: group('The columns of the footer. The areas served come from content/locations.', {
    company: links.describe('About the business.'),
    services: links.describe('Below the services, which are here by themselves.'),
    legal: links.describe('In the last line.'),
  }),
})

/** content/pages/every-page.yaml: the words that pages share. */
export const everyPageSchema = z.strictObject({
  header: labels('The header: the link past it, its menu, its buttons.', [
    'skip',
    'main',
    'menu',
    'call',
    'estimate',
  ]),
  callBar: labels('The bar at the bottom of a phone.', ['label', 'call', 'urgent']),
  breadcrumbs: labels('The path from the home page.', [
    'label',
    'home',
    'services',
    'articles',
    'areas',
  ]),
  footer: labels(
    'Headings and labels of the footer.',
    ['company', 'services', 'social', 'areas', 'allAreas', 'newTab'],
    {
      since: template('Since when there is the company.', {
        needs: { year: 'the year of founding' },
      }),
    },
  ),
  buttons: labels('Links at the end of a section, by the page that they lead to.', [
    'estimate',
    'contact',
    'services',
    'articles',
  ]),
  featured: text.describe('Below the name of the service that is set apart.').optional(),
  callBand: text.describe('The question beside the phone number at the end of a page.'),
  housePlaces: text.describe('Below a house whose places can be pressed.'),
  mapCaption: text.describe('Below the map: what it leaves out.'),
  reviews: labels('The reviews.', ['verified'], {
    rating: template('Stars, for those who cannot see them.', {
      needs: { rating: 'their number', most: 'how many there can be' },
    }),
    service: template('Heading of those of a service.', { needs: { service: 'its name' } }),
  }),
  sample: text.describe('Above the footer, while company.yaml says sample: true.'),
  updated: text.describe('Before the date of a legal text.'),
})

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
    pages: z
      .enum(['services', 'articles', 'locations', 'field-guide', 'emergency-guides'])
      .describe('A folder of content whose pages it lists, "articles", or "services".')
      .optional(),
    group: text.describe('Only the pages with this group: "primary".').optional(),
  }),
  forSearchEngines: text.describe('Before the link to sitemap.xml.'),
})

/** content/pages/terms-of-service.yaml, and what the privacy policy has in common with it. */
export const legalSchema = z.strictObject({
  meta,
  heading,
  sections: groups('The sections, in their order.', {
    heading,
    paragraphs: list(
      'The paragraphs.',
      template('A paragraph.', { takes: { name: 'the name of the business' } }),
    ).min(1),
    list: list('A list below the paragraphs.', text).optional(),
  }),
  contact: group('The last section.', {
    heading,
    text: text.describe('Its sentence, which ends in the e-mail address and the phone number.'),
  }),
})

/** content/pages/privacy-policy.yaml. */
export const privacyPolicySchema = legalSchema.extend({
  formService: group('One more section, while company.yaml has a form service.', {
    heading,
    text: template('Who takes in what visitors write.', { needs: { host: 'the service' } }),
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
  terms: group('What is different in a city.', {
    price: text.describe('Before what makes work cost more there.'),
    prepare: text.describe('Before what somebody there does before you come.'),
  }),
  house: template('Below the drawing of a house.', {
    needs: { house: 'its name', places: 'its entry points' },
  }),
  call: text.describe('Before the phone number, below the questions.').optional(),
  allServices: text.describe('Leads to the page of all services.'),
  map: template('What the small map shows, for those who cannot see it.', { takes: city }),
})
