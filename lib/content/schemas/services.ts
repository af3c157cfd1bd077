import { z } from 'zod'
import {
  drawing,
  flag,
  group,
  groups,
  heading,
  list,
  matching,
  ownMetaDescription,
  metaTitle,
  reference,
  slug,
  text,
} from './fields'
import { imageAlt, imagePath, specimen, textLink, textSection, titled } from './page-parts'
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
        heading: text.describe('Shown above the names of all entry points.'),
      }),
      z.strictObject({
        scene: imagePath.describe(
          'An 800 by 450 drawing below public/: "/images/articles/ants.svg".',
        ),
        alt: imageAlt,
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

const prices = group('What the work costs.', {
  from: price.describe('The least that it usually costs.'),
  to: price.describe('The most.'),
  dependsOn: text.describe('What the price depends on, in a sentence.'),
  sample: flag('true while prices and terms are invented. `npm run preflight` refuses them.'),
}).refine(({ from, to }) => amountOf(from) <= amountOf(to), {
  message: 'is less than from: have the two changed places?',
  path: ['to'],
})

const fields = z.strictObject({
  slug: slug.describe(
    'The address: /{slug} is the page of the service, /services/{slug} its section of the services page. "termite-control"',
  ),
  articleCategory: reference('categories')
    .describe(
      'The articles that belong to it: those of this category. Left out, they are those that content/article-filters.yaml names for other services.',
    )
    .optional(),
  name: text.describe('Name in menus and on cards.'),
  forms: group('How forms offer it. Left out, forms show its name and send its slug.', {
    contact: text.describe('Label in the contact form.').optional(),
    estimate: group('How the estimate form offers it.', {
      value: text.describe('What the request says: "general-pest".'),
      label: text.describe('What visitors choose: "General Pest Control".'),
      asksForRooms: z
        .boolean()
        .describe(
          'true to ask also for the size of the rooms and for a day, as a heat treatment needs them.',
        )
        .optional(),
    }).optional(),
  }).optional(),
  heading: text.describe('Heading of the page of the service.'),
  title: metaTitle,
  description: ownMetaDescription.describe(
    'One sentence of 120 to 160 characters, which search engines show below the title.',
  ),
  keywords: list('What people search for: "mouse control". May be left out.', text).optional(),
  summary: text.describe('One sentence for the card.'),
  teaser: text
    .describe('Text of the card on the home page. Left out, it is the summary.')
    .optional(),
  introduction: text.describe('First words of the page and of the section.'),
  specimen: specimen
    .extend({ latin: text.describe('Caption: the scientific name, "Cimex lectularius".') })
    .describe('The drawing of the service. Left out, it has a photo or an icon.')
    .optional(),
  photo: photoSchema.describe('A photo of the service instead of the drawing.').optional(),
  icon: z
    .enum(serviceIcons)
    .describe('An icon on the cards of the service instead of the drawing.')
    .optional(),
  isFeatured: flag(
    'true sets its card apart from the others: for the service that you are known for.',
  ),
  targets: group('What is treated, as a list. Left out where it is one animal.', {
    heading,
    items: groups('The animals, each with its drawing. What is no animal has none.', {
      name: text.describe('Name of the animal, or of what is treated.'),
      specimen: drawing('specimens').optional(),
    }).min(1),
  }).optional(),
  steps: group('The steps of the work.', {
    heading,
    items: list('The steps, in their order.', titled).min(1),
  }),
  picture,
  details: list(
    'Text sections below the steps, on the page of the service only.',
    textSection.extend({ link: textLink.optional() }),
  ).default([]),
  price: prices,
  terms: groups(
    'What people want to know before they call. The first three are at the top of its page: how soon, who licensed you, what happens if it’s back. Those of the first service are at the top of each city, too.',
    {
      term: text.max(40).describe('A few words: "How soon".'),
      text: text.describe('The answer. Keep those of the first three short.'),
    },
  )
    .min(3)
    .max(6),
  questions: groups('What people ask besides.', {
    question: text.describe('As people ask it.'),
    answer: text.describe('The answer, as you would give it on the phone.'),
    link: textLink.optional(),
  }),
  locations: list('Locations whose pages say more about it.', reference('locations')).default([]),
  ...maybeSourced,
  callToAction: text.describe('Label of the button that leads to the contact page.'),
  offersCall: flag('true shows a call button beside the call to action.'),
})

const service = fields.refine(({ specimen, photo, icon }) => specimen ?? photo ?? icon, {
  message: 'is missing: a service has a drawing, a photo or an icon',
  path: ['specimen'],
})

/** content/services.yaml. A field that is not listed here stops the build; the sentences are for its writer. */
export const servicesSchema = z.strictObject({
  services: list('What you offer, in the order of menus and cards.', service).min(1),
})

export type Service = z.output<typeof service>
