import { z } from 'zod'
import {
  drawing,
  groupOf,
  groupsOf,
  headingSchema,
  listOf,
  template,
  textSchema,
  webAddressSchema,
} from './fields'
import { places } from './houses'
import {
  callToActionSchema,
  eyebrowSchema,
  headedSchema,
  headedMaybeWithWordsSchema,
  headedWithWordsSchema,
  hrefSchema,
  introductionSchema,
  labelsOf,
  metaSchema,
  sceneSchema,
  specimenSchema,
  textLinkSchema,
  titledSchema,
} from './page-parts'
import { photoSchema } from './photos'

const link = z.strictObject({
  name: textSchema.describe('Its words.'),
  href: hrefSchema,
})

const links = z.array(link)

/** content/navigation.yaml: the links of header and footer. */
export const navigationSchema = z.strictObject({
  header: listOf(
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
          name: textSchema.describe('Its words.'),
          menu: z.literal('services').describe('A menu of the services.'),
        }),
      ],
      'must be a link, with name and href, or a menu, with name and menu: services',
    ),
  ).min(1),
  footer: groupOf('The columns of the footer. The areas served come from content/locations.', {
    company: links.describe('About the business.'),
    services: links.describe('Below the services, which are here by themselves.'),
    legal: links.describe('In the last line.'),
  }),
})

/** content/pages/every-page.yaml: the words that pages share. */
export const everyPageSchema = z.strictObject({
  header: labelsOf('The header: the link past it, its menu, its buttons.', [
    'skip',
    'main',
    'menu',
    'call',
    'estimate',
  ]),
  callBar: labelsOf('The bar at the bottom of a phone.', ['label', 'call', 'urgent']),
  breadcrumbs: labelsOf('The path from the home page.', [
    'label',
    'home',
    'services',
    'articles',
    'areas',
  ]),
  footer: labelsOf(
    'Headings and labels of the footer.',
    ['company', 'services', 'social', 'areas', 'allAreas', 'newTab'],
    {
      since: template('Since when there is the company.', {
        needs: { year: 'the year of founding' },
      }),
    },
  ),
  buttons: labelsOf('Links at the end of a section, by the page that they lead to.', [
    'estimate',
    'contact',
    'services',
    'articles',
  ]),
  featured: textSchema.describe('Below the name of the service that is set apart.').optional(),
  callBand: textSchema.describe('The question beside the phone number at the end of a page.'),
  housePlaces: textSchema.describe('Below a house whose places can be pressed.'),
  mapCaption: textSchema.describe('Below the map: what it leaves out.'),
  reviews: labelsOf('The reviews.', ['verified'], {
    rating: template('Stars, for those who cannot see them.', {
      needs: { rating: 'their number', most: 'how many there can be' },
    }),
    service: template('Heading of those of a service.', { needs: { service: 'its name' } }),
  }),
  sample: textSchema.describe('Above the footer, while company.yaml says sample: true.'),
  updated: textSchema.describe('Before the date of a legal text.'),
})

/** content/pages/not-found.yaml. */
export const notFoundSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  introduction: introductionSchema,
  specimen: specimenSchema,
  home: textSchema.describe('Leads to the home page.'),
  services: textSchema.describe('Heading of the links to the services.'),
})

/** content/pages/sitemap.yaml. */
export const sitemapSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  introduction: introductionSchema,
  groups: groupsOf('The lists, in their order.', {
    heading: headingSchema,
    links: links.default([]).describe('Links that come first.'),
    pages: z
      .enum(['services', 'articles', 'locations', 'field-guide', 'emergency-guides'])
      .describe('A folder of content whose pages it lists, "articles", or "services".')
      .optional(),
    group: textSchema.describe('Only the pages with this group: "primary".').optional(),
  }),
  forSearchEngines: textSchema.describe('Before the link to sitemap.xml.'),
})

/** content/pages/terms-of-service.yaml, and what the privacy policy has in common with it. */
export const legalSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  sections: groupsOf('The sections, in their order.', {
    heading: headingSchema,
    paragraphs: listOf(
      'The paragraphs.',
      template('A paragraph.', { takes: { name: 'the name of the business' } }),
    ).min(1),
    list: listOf('A list below the paragraphs.', textSchema).optional(),
  }),
  contact: groupOf('The last section.', {
    heading: headingSchema,
    text: textSchema.describe(
      'Its sentence, which ends in the e-mail address and the phone number.',
    ),
  }),
})

/** content/pages/privacy-policy.yaml. */
export const privacyPolicySchema = legalSchema.extend({
  formService: groupOf('One more section, while company.yaml has a form service.', {
    heading: headingSchema,
    text: template('Who takes in what visitors write.', { needs: { host: 'the service' } }),
  }),
})

export type LegalText = z.output<typeof legalSchema>

const city = { city: 'the name of the city' }

/** content/pages/location.yaml: the words on the page of every city. */
export const locationPageSchema = z.strictObject({
  heading: template('The heading.', { needs: city }),
  serviceType: textSchema.describe(
    'What you do there, as search engines read it, such as “Pest Control”.',
  ),
  estimate: template('Leads to the estimate form.', { takes: city }),
  generalDescription: template('For a city without a description of its own.', { needs: city }),
  headings: labelsOf('Headings of its sections.', ['reviews', 'nearby', 'reading'], {
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
  zipCode: textSchema.describe('Before its only ZIP code.'),
  zipCodes: textSchema.describe('Before several ZIP codes.'),
  terms: groupOf('What is different in a city.', {
    price: textSchema.describe('Before what makes work cost more there.'),
    prepare: textSchema.describe('Before what somebody there does before you come.'),
  }),
  house: template('Below the drawing of a house.', {
    needs: { house: 'its name', places: 'its places' },
  }),
  call: textSchema.describe('Before the phone number, below the questions.').optional(),
  allServices: textSchema.describe('Leads to the page of all services.'),
  map: template('What the small map shows, for those who cannot see it.', { takes: city }),
})

/** app/globals.css has classes for these. */
const percent = z.number().min(0).max(100)

const animals = groupsOf('Animals in the drawing of a house, each with its page.', {
  plate: drawing('scene'),
  name: textSchema.describe('Its name, for those who cannot see it.'),
  href: hrefSchema,
  x: percent.describe('Its middle from the left edge, in percent of the drawing’s width.'),
  y: percent.describe('Its middle from the upper edge, in percent of the drawing’s height.'),
  width: percent.describe('Its width, in percent of the drawing’s.'),
})

/** content/pages/home.yaml. */
export const homeSchema = z.strictObject({
  meta: metaSchema,
  hero: groupOf('The top of the page.', {
    eyebrow: eyebrowSchema,
    heading: headingSchema,
    introduction: introductionSchema,
    scene: sceneSchema
      .extend({ places: places.optional(), animals: animals.optional() })
      .describe(
        'The drawing beside the words. That of a house can have places to press, and animals.',
      )
      .optional(),
    photo: photoSchema
      .describe('A photo instead of the drawing. Without both, the words stand alone.')
      .optional(),
    estimate: textSchema.describe('Leads to the contact page.'),
    services: textSchema.describe('Leads to the services.'),
    highlights: listOf('Up to three points of a few words.', textSchema),
  }),
  emergencies: groupOf('The row of emergencies below the services.', {
    heading: headingSchema,
    link: textSchema.describe('Leads from the hero to the row.'),
    items: groupsOf('Emergencies, each with the page that says what to do now.', {
      plate: drawing('specimens'),
      title: textSchema.describe('What is wrong, in a few words.'),
      short: textSchema.describe('One word of the title, which is shown instead of it.').optional(),
      href: hrefSchema,
    }),
    other: textSchema.describe('Leads to the field guide, for everything else.').optional(),
  }).optional(),
  services: headedMaybeWithWordsSchema.describe('The services.'),
  reasons: groupOf('Why people choose you.', {
    heading: headingSchema,
    items: listOf(
      'The reasons.',
      titledSchema.extend({
        link: textLinkSchema.optional(),
      }),
    ),
    photo: photoSchema.describe('A photo beside them, on wide screens.').optional(),
    link: textSchema.describe('Leads to the page about you.'),
  }),
  areas: headedWithWordsSchema
    .extend({
      map: textSchema.describe('What the map shows, for those who cannot see it.'),
      open: textSchema.describe('Opens the map on a phone.'),
    })
    .describe('The map of the cities.'),
  reviews: headedSchema.describe('The reviews.'),
  callToAction: callToActionSchema,
})

/** content/pages/about.yaml. */
export const aboutSchema = z.strictObject({
  meta: metaSchema,
  hero: groupOf('The top of the page.', {
    eyebrow: eyebrowSchema,
    heading: headingSchema,
    picture: z
      .union(
        [sceneSchema.extend({ caption: textSchema.describe('Below the drawing.') }), photoSchema],
        'must be a drawing, with image, alt and caption, or a photo, with src, alt and caption',
      )
      .describe('Beside the text: a photo of your own people, or a drawing.'),
    introduction: introductionSchema,
  }),
  people: groupOf('The people of content/company.yaml. Without any, nothing shows.', {
    heading: headingSchema,
    license: textSchema.describe('Before the number of a person’s license.'),
  }),
  story: groupOf('Who you are.', {
    heading: headingSchema,
    paragraphs: listOf('Who you are and how you work.', textSchema),
    facts: listOf('Facts about the business, in a few words each.', titledSchema),
  }),
  values: groupOf('What you care about.', {
    heading: headingSchema,
    introduction: introductionSchema,
    items: listOf('The values.', titledSchema),
  }),
  affiliations: groupOf('Who licenses you, and whom you belong to.', {
    heading: headingSchema,
    introduction: introductionSchema,
    items: listOf(
      'Agencies and groups, what the tie is, and since when.',
      titledSchema.extend({
        link: z
          .strictObject({
            text: textSchema.describe('Words of the link.'),
            href: webAddressSchema.describe('Its address: "https://www.example.org/members".'),
          })
          .describe('Where anybody can look it up. May be left out.')
          .optional(),
      }),
    ),
  }),
  callToAction: callToActionSchema,
})
