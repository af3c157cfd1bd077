import { z } from 'zod'
import {
  drawing,
  flagOf,
  groupOf,
  groupsOf,
  headingSchema,
  listOf,
  matching,
  metaTitleSchema,
  ownMetaDescription,
  reference,
  slugSchema,
  template,
  textSchema,
} from './fields'
import {
  eyebrowSchema,
  imageAltSchema,
  imagePathSchema,
  introductionSchema,
  metaSchema,
  specimenSchema,
  textLinkSchema,
  textSectionSchema,
  titledSchema,
} from './page-parts'
import { photoSchema } from './photos'
import { maybeSourced } from './sources'

/** Icons for services that are not about an animal, by their files in components/ui/icons. */
const serviceIcons = [
  'brick-wall',
  'bug',
  'droplets',
  'fan',
  'fence',
  'hammer',
  'house',
  'layers',
  'search',
  'snowflake',
  'spray-can',
  'store',
  'thermometer',
  'trees',
  'truck',
  'utensils',
  'warehouse',
  'wrench',
] as const

export type ServiceIcon = (typeof serviceIcons)[number]

const picture = z
  .union(
    [
      z.strictObject({
        kind: reference('houses').describe('A kind of house of content/houses.yaml: "ranch".'),
        heading: textSchema.describe('Shown above the names of all places.'),
      }),
      z.strictObject({
        scene: imagePathSchema.describe(
          'An 800 by 450 drawing below public/: "/images/articles/ants.svg".',
        ),
        alt: imageAltSchema,
      }),
      photoSchema,
    ],
    'must be a house, with kind and heading, a drawing, with scene and alt, or a photo, with src, alt and caption',
  )
  .describe(
    'Beside the sections below the steps: a house of content/houses.yaml, a drawing, or a photo.',
  )

/** A price in words, for its amount: "$2,400". */
const price = matching(/^\$[1-9][\d,]*$/, 'must be a price, such as $150').meta({
  examples: ['$150'],
})

const amountOf = (price: string) => Number(price.replace(/[$,]/g, ''))

const prices = groupOf('What the work costs.', {
  from: price.describe('The least that it usually costs.'),
  to: price.describe('The most.'),
  dependsOn: textSchema.describe('What the price depends on, in a sentence.'),
  sample: flagOf('true while prices and terms are invented. `npm run preflight` refuses them.'),
}).refine(({ from, to }) => amountOf(from) <= amountOf(to), {
  message: 'is less than from: have the two changed places?',
  path: ['to'],
})

const fields = z.strictObject({
  slug: slugSchema.describe(
    'The address: /{slug} is the page of the service, /services/{slug} its section of the services page. "termite-control"',
  ),
  articleCategory: reference('categories')
    .describe(
      'The articles that belong to it: those of this category. Left out, they are those that content/article-filters.yaml names for other services.',
    )
    .optional(),
  name: textSchema.describe('Name in menus and on cards.'),
  forms: groupOf('How forms offer it. Left out, forms show its name and send its slug.', {
    contact: textSchema.describe('Label in the contact form.').optional(),
    estimate: groupOf('How the estimate form offers it.', {
      value: textSchema.describe('What the request says: "general-pest".'),
      label: textSchema.describe('What visitors choose: "General Pest Control".'),
      asksForRooms: z
        .boolean()
        .describe(
          'true to ask also for the size of the rooms and for a day, as a heat treatment needs them.',
        )
        .optional(),
    }).optional(),
  }).optional(),
  heading: textSchema.describe('Heading of the page of the service.'),
  title: metaTitleSchema,
  description: ownMetaDescription.describe(
    'One sentence of 120 to 160 characters, which search engines show below the title.',
  ),
  keywords: listOf(
    'What people search for: "mouse control". May be left out.',
    textSchema,
  ).optional(),
  summary: textSchema.describe('One sentence for the card.'),
  teaser: textSchema
    .describe('Text of the card on the home page. Left out, it is the summary.')
    .optional(),
  introduction: textSchema.describe('First words of the page and of the section.'),
  specimen: specimenSchema
    .extend({ latin: textSchema.describe('Caption: the scientific name, "Cimex lectularius".') })
    .describe('The drawing of the service. Left out, it has a photo or an icon.')
    .optional(),
  photo: photoSchema.describe('A photo of the service instead of the drawing.').optional(),
  icon: z
    .enum(serviceIcons)
    .describe('An icon on the cards of the service instead of the drawing.')
    .optional(),
  isFeatured: flagOf(
    'true sets its card apart from the others: for the service that you are known for.',
  ),
  targets: groupOf('What is treated, as a list. Left out where it is one animal.', {
    heading: headingSchema,
    items: groupsOf('The animals, each with its drawing. What is no animal has none.', {
      name: textSchema.describe('Name of the animal, or of what is treated.'),
      specimen: drawing('specimens').optional(),
    }).min(1),
  }).optional(),
  steps: groupOf('The steps of the work.', {
    heading: headingSchema,
    items: listOf('The steps, in their order.', titledSchema).min(1),
  }),
  picture,
  details: listOf(
    'Text sections below the steps, on the page of the service only.',
    textSectionSchema.extend({ link: textLinkSchema.optional() }),
  ).default([]),
  price: prices,
  terms: groupsOf(
    'What people want to know before they call. The first three are at the top of its page: how soon, who licensed you, what happens if it’s back. Those of the first service are at the top of each city, too.',
    {
      term: textSchema.max(40).describe('A few words: "How soon".'),
      text: textSchema.describe('The answer. Keep those of the first three short.'),
    },
  )
    .min(3)
    .max(6),
  questions: groupsOf('What people ask besides.', {
    question: textSchema.describe('As people ask it.'),
    answer: textSchema.describe('The answer, as you would give it on the phone.'),
    link: textLinkSchema.optional(),
  }),
  locations: listOf('Locations whose pages say more about it.', reference('locations')).default([]),
  ...maybeSourced,
  callToAction: textSchema.describe('Label of the button that leads to the contact page.'),
  offersCall: flagOf('true shows a call button beside the call to action.'),
})

const service = fields.refine(({ specimen, photo, icon }) => specimen ?? photo ?? icon, {
  message: 'is missing: a service has a drawing, a photo or an icon',
  path: ['specimen'],
})

/** content/services.yaml. A field that is not listed here stops the build; the sentences are for its writer. */
export const servicesSchema = z.strictObject({
  services: listOf('What you offer, in the order of menus and cards.', service).min(1),
})

export type Service = z.output<typeof service>

/** content/pages/services.yaml. */
export const servicesPageSchema = z.strictObject({
  meta: metaSchema,
  hero: groupOf('The top of the page.', {
    eyebrow: eyebrowSchema,
    heading: headingSchema,
    introduction: introductionSchema,
    picture: photoSchema.optional(),
    choose: textSchema.describe('Heading of the cards, for those who cannot see them.'),
  }),
  links: groupOf('To the page of a service.', {
    whole: template('Leads to the page.', { needs: { service: 'its name' } }),
    more: template('Leads to what it costs.', { needs: { service: 'its name' } }),
    legal: textSchema.describe('Leads from the terms of a service to the terms of service.'),
  }),
  terms: groupOf('The words around price and terms of a service.', {
    heading: headingSchema,
    price: textSchema.describe('Before the price.'),
    range: template('The price.', { needs: { from: 'the least', to: 'the most' } }),
    dependsOn: textSchema.describe('Before what the price depends on.'),
  }),
  questions: textSchema.describe('Above what people ask about a service.'),
  locations: textSchema.describe('Above the locations whose pages say more about a service.'),
})
