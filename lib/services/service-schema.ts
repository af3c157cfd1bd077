import { z } from 'zod'
import {
  drawing,
  heading,
  metaDescription,
  metaTitle,
  reference,
  slug,
  text,
} from '@/lib/content/fields'
import { photoSchema } from '@/lib/images/photo-schema'
import { specimen, textSection, titled } from '@/lib/pages/page-parts'
import { maybeSourced } from '@/lib/sources/source-schema'

const picture = z
  .union(
    [
      z.strictObject({
        kind: reference('houses').describe('A kind of house of content/houses.yaml: "ranch".'),
        heading: text.describe('Stands above the names of all the ways in.'),
      }),
      z.strictObject({
        scene: z
          .string()
          .startsWith('/images/')
          .meta({ picture: true })
          .describe('An 800 by 450 drawing below public/: "/images/articles/ants.svg".'),
        alt: text.describe('What the drawing shows, for those who cannot see it.'),
      }),
      photoSchema('text'),
    ],
    'must be a house, with kind and heading, a drawing, with scene and alt, or a photo, with src, alt and caption',
  )
  .describe(
    'Stands beside the sections below the steps: a house of content/houses.yaml, a drawing, or a photo.',
  )

const service = z.strictObject({
  slug: slug
    .meta({ defines: 'services' })
    .describe(
      'The address: /{slug} is the page of the service, /services/{slug} its section of the services page. "termite-control"',
    ),
  articleCategory: reference('categories')
    .optional()
    .describe(
      'The articles that belong to it: those of this category. Left out, they are those that content/article-filters.yaml names for other services.',
    ),
  name: text.describe('Name in menus and on cards.'),
  forms: z
    .strictObject({
      contact: text.optional().describe('Label in the contact form.'),
      estimate: z
        .strictObject({
          value: text.describe('What the request says: "general-pest".'),
          label: text.describe('What visitors choose: "General Pest Control".'),
          asksForRooms: z
            .boolean()
            .optional()
            .describe(
              'true to ask also for the size of the rooms and for a day, as a heat treatment needs them.',
            ),
        })
        .optional()
        .describe('How the estimate form offers it.'),
    })
    .optional()
    .describe('How forms offer it, where not by its name and with its slug as the value.'),
  heading: text.describe('Heading of the page of the service.'),
  title: metaTitle,
  description: metaDescription.describe(
    'One sentence of 120 to 160 characters, which search engines show below the title.',
  ),
  keywords: z.array(text).describe('What people search for: "mouse control".'),
  summary: text.describe('One sentence for the card.'),
  teaser: text
    .optional()
    .describe('Words for the card on the home page, where other ones than the summary stand.'),
  introduction: text.describe('First words of the page and of the section.'),
  specimen: specimen
    .extend({ latin: text.describe('Caption: the scientific name, "Cimex lectularius".') })
    .describe('The drawing that stands for the service.'),
  isFeatured: z
    .boolean()
    .default(false)
    .describe('true sets its card apart from the others: for the service that you are known for.'),
  targets: z
    .strictObject({
      heading,
      items: z
        .array(
          z.strictObject({
            name: text.describe('Name of the animal.'),
            specimen: drawing('specimens'),
          }),
        )
        .min(1)
        .describe('The animals, each with its drawing.'),
    })
    .optional()
    .describe('What is treated, as a list. Left out where it is one animal.'),
  steps: z
    .strictObject({
      heading,
      items: z.array(titled).min(1).describe('The steps, in their order.'),
    })
    .describe('The steps of the work.'),
  picture,
  details: z
    .array(textSection)
    .default([])
    .describe('Sections of plain words below the steps, on the page of the service only.'),
  questions: z
    .array(
      z.strictObject({
        question: text.describe('As people ask it.'),
        answer: text.describe('The answer, as you would give it on the phone.'),
      }),
    )
    .describe('What people ask before they call, besides what content/service-terms.yaml answers.'),
  places: z
    .array(reference('locations'))
    .default([])
    .describe('Places whose pages say more about it.'),
  ...maybeSourced,
  callToAction: text.describe('Label of the button that leads to the contact page.'),
  offersCall: z
    .boolean()
    .default(false)
    .describe('true shows a call button beside the call to action.'),
})

/** content/services.yaml. A field that is not listed here stops the build; the sentences are for its writer. */
export const servicesSchema = z.strictObject({
  services: z
    .array(service)
    .min(1)
    .describe(
      'What you offer, in the order of menus and cards. All that lists services follows from it.',
    ),
})

export type Service = z.output<typeof service>
