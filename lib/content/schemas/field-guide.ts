import { z } from 'zod'
import {
  drawing,
  flagOf,
  groupOf,
  groupsOf,
  headingSchema,
  listOf,
  listName,
  matching,
  metaTitleSchema,
  ownMetaDescription,
  reference,
  shortAnswerSchema,
  sitePathSchema,
  slugSchema,
  template,
  textSchema,
  webAddressSchema,
} from './fields'
import { headedMaybeWithWordsSchema, introductionSchema, labelsOf, metaSchema } from './page-parts'
import { photoSchema } from './photos'
import { sourced } from './sources'
import { withoutReferences } from '@/lib/markdown/source-references'

/** A text that may end a statement with the number of a source, such as "6 to 13 mm [2]." */
const sourcedText = textSchema.min(10).meta({ examples: ['6 to 13 mm long [2].'] })

const monthRow = matching(
  /^[iob-]( [iob-]){11}$/,
  'must be twelve letters i, o, b or - with a space between them',
).meta({
  description: 'Twelve letters, one a month from January: i indoors, o outdoors, b both, - seldom.',
  examples: ['i i i b b b o o b b i i'],
})

/** Fields of every page of the guide: metadata, and the drawing, if it has one. */
const guidePageFields = {
  title: metaTitleSchema,
  description: ownMetaDescription,
  plate: drawing('specimens').optional(),
  plateAlt: textSchema
    .min(20)
    .describe('What the drawing shows, for those who cannot see it.')
    .optional(),
}

const percent = z.number().min(0).max(100)

const mark = z.strictObject({
  text: sourcedText.describe('What to look for.'),
  place: groupOf('Where the drawing shows it, in percent of its width and height.', {
    x: percent.describe('From the left edge.'),
    y: percent.describe('From the upper edge.'),
  }).optional(),
})

const fields = z.strictObject({
  slug: slugSchema.describe(
    'The address below /field-guide: "pavement-ant". The file is named after it.',
  ),
  name: textSchema.min(3).describe('Name as people here say it, "Pavement ant".'),
  latin: listOf('Scientific name or names, in Latin only.', textSchema.min(4)).min(1),
  group: reference('guide-groups').describe('The part of the guide’s list that has it.'),
  ...guidePageFields,
  photo: photoSchema.describe('A photo of the animal, where there is no drawing of it.').optional(),
  short: shortAnswerSchema.describe('Is it this one, does it matter, what now: 40 to 55 words.'),
  size: groupOf('How big it is.', {
    text: sourcedText.describe(
      'In inches and millimeters, with the number of the source: "1/4 to 1/2 inch (6 to 13 mm) [1]".',
    ),
    object: textSchema
      .min(4)
      .describe(
        'Something of that size that is in every house, unless the text names it: "a grain of rice".',
      )
      .optional(),
  }),
  marks: listOf('Three marks by which people recognize it, the surest first.', mark).length(3),
  lookAlikes: groupsOf('What it is mistaken for, and the one mark that tells the two apart.', {
    name: textSchema.min(3).describe('Its name, as people say it.'),
    animal: reference('field-guide')
      .describe('Its page in the guide, where it has one.')
      .optional(),
    plate: drawing('specimens')
      .describe('Drawing in public/images/specimens, where it isn’t that of its page.')
      .optional(),
    isByTrace: z
      .boolean()
      .describe(
        'true where a hole, a sound, or droppings tell the two apart, which drawings don’t show.',
      )
      .optional(),
    mark: sourcedText.describe('What this one has, then what the other has: one mark.'),
  })
    .min(1)
    .max(4),
  signs: listOf('What it leaves, with sizes where there are any.', sourcedText).min(1).max(6),
  house: groupOf(
    'The house of content/houses.yaml that shows it best, and the numbers of the places to show.',
    {
      kind: reference('houses').describe('The kind of house.'),
      places: listOf('Numbers of its places.', z.int().positive()).min(1).max(5),
    },
  ),
  months: groupsOf('When it is active, a row an animal.', {
    name: textSchema.describe('Left out where the page has one animal.').optional(),
    row: monthRow,
    grade: z
      .enum(['sourced', 'typical'])
      .describe(
        'Whether the row rests on a source, or is general practice, which the page then says.',
      ),
  }).min(1),
  monthsNote: sourcedText.describe(
    'One or two sentences on the months, with the number of the source, worded as typical where they rest on none.',
  ),
  closed: textSchema
    .describe(
      'When the law closes work on it, from which day to which, and for whom: words that follow “closed by law”.',
    )
    .meta({ examples: ['May 16 to July 31 and October 15 to March 31'] })
    .optional(),
  harm: groupOf(
    'What it does to people, pets and the house. Health and law name their source in the sentence.',
    {
      people: sourcedText
        .meta({ examples: ['It bites nobody, and carries no disease [1].'] })
        .describe('What it does to people.'),
      pets: sourcedText.describe('What it does to pets.').optional(),
      house: sourcedText.describe('What it does to the house.').optional(),
    },
  ),
  callWhom: flagOf(
    'true where it can harm people or pets: its page then links to whom to call about them.',
  ),
  canBeTaped: flagOf(
    'true for a small insect that a bare hand may tape to a card without being bitten or stung.',
  ),
  today: listOf('What to do today, in order.', sourcedText).min(2).max(6),
  useless: listOf('What does not work, and why.', sourcedText).min(1).max(4),
  call: groupOf('When to call us, and what we do.', {
    when: sourcedText.describe('The sign that makes it worth a call.'),
    service: reference('services').describe('The service.'),
    article: reference('articles').describe('The article that goes on from here.').optional(),
  }),
  ...sourced,
})

/**
 * The front matter of content/field-guide/{slug}.md. A field that is not listed here stops the build. The Markdown
 * below it is the section "Where it lives in a house here".
 */
export const animalFrontMatter = fields.refine(
  ({ plate, plateAlt, photo }) => photo ?? (plate && plateAlt),
  {
    message: 'is missing: name a drawing in plate and describe it in plateAlt, or give a photo',
    path: ['plate'],
  },
)

export type Animal = z.output<typeof animalFrontMatter> & {
  /** HTML made from the Markdown below the front matter. */
  content: string
}

/** What somebody can take in who is in a hurry. The numbers of sources don't count as words. */
const maxWords = { step: 30, steps: 150 }

const wordCount = (text: string) => withoutReferences(text).trim().split(/\s+/).length

const step = textSchema
  .min(5)
  .refine((text) => wordCount(text) <= maxWords.step, `must have at most ${maxWords.step} words`)
  .meta({ examples: ['Shut the door, and lay a towel along the bottom [2].'] })

/**
 * The front matter of content/emergency-guides/{slug}.md, a page for an emergency. The Markdown below it says what comes
 * next, and what the law allows.
 */
export const emergencyGuideFrontMatter = z.strictObject({
  slug: slugSchema.describe(
    'The address below /field-guide: "bat-in-the-room". The file is named after it.',
  ),
  heading: textSchema
    .min(10)
    .max(60)
    .describe('The heading, in the words of someone who sees it now: "There’s a bat in the room".'),
  ...guidePageFields,
  steps: listOf(
    'What to do now about the animal, as you’d say it on the telephone: first things first, at most 150 words.',
    step,
  )
    .min(1)
    .max(10)
    .refine(
      (steps) => wordCount(steps.join(' ')) <= maxWords.steps,
      `must have at most ${maxWords.steps} words`,
    ),
  callFirst: textSchema
    .describe(
      'Ends the first step, for those who must call before the next. Leads to whom to call.',
    )
    .optional(),
  animals: listOf('The animals it is about.', reference('field-guide')).min(1),
  service: reference('services').describe('The service that takes it from there.'),
  ...sourced,
})

export type EmergencyGuide = z.output<typeof emergencyGuideFrontMatter> & { content: string }

/** content/pages/field-guide.yaml: the list of the guide, with its key. */
export const fieldGuidePageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  introduction: introductionSchema,
  frieze: groupOf('Animals beside each other at one scale: public/images/frieze.webp.', {
    caption: textSchema.describe('Below them.'),
    animals: groupsOf('Where each of them is in the picture, in its pixels.', {
      animal: reference('field-guide').describe('Its page in the guide.'),
      left: z.int().describe('From its left edge.'),
      top: z.int().describe('From its upper edge.'),
      width: z.int().describe('How wide it is.'),
      height: z.int().describe('How high it is.'),
    }),
  }).optional(),
  emergencies: headedMaybeWithWordsSchema.describe('The emergency guides.'),
  key: groupOf('The questions that lead to an animal.', {
    heading: headingSchema,
    back: textSchema.describe('Leads back to the first question.'),
    none: textSchema.describe('The answer below every question if no other fits.'),
    call: textSchema.describe('What to do then, if you don’t.'),
  }),
  list: headedMaybeWithWordsSchema
    .extend({
      groups: listOf('The groups of the animals, in their order.', textSchema),
    })
    .describe('The list of all animals.'),
})

/** content/pages/animal.yaml: the words on the page of every animal. */
export const animalPageSchema = z.strictObject({
  marks: textSchema.describe('Above what it looks like.'),
  lookAlikes: textSchema.describe('Above the animals it is mistaken for.'),
  signs: textSchema.describe('Above what it leaves behind.'),
  house: textSchema.describe('Above the house with the places where it lives.'),
  months: textSchema.describe('Above the months of the year.'),
  typical: textSchema.describe('Marks months without a source.'),
  harm: textSchema.describe('Above what it does to people and houses.'),
  today: textSchema.describe('Above what to do today.'),
  useless: textSchema.describe('Above what does not help.'),
  call: textSchema.describe('Above when to call.'),
  related: textSchema.describe('Above links to other animals.'),
  all: textSchema.describe('Leads to the whole guide.'),
  unsure: textSchema.describe(
    'What to do for those who are not sure: a photo from where they stand.',
  ),
  sample: textSchema.describe('The same for a small insect that can be taped to a card.'),
  plate: template('Below its drawing.', {
    needs: { name: 'the name of the animal' },
    takes: { number: 'the number of the drawing' },
  }),
  lifeSize: textSchema.describe('Beside the picture of a small animal in its own size.'),
  about: template('Compares its size.', { needs: { object: 'a thing of that size' } }),
  terms: labelsOf('The words before whom it harms, and before the links.', [
    'people',
    'pets',
    'house',
    'service',
    'article',
    'unsure',
  ]),
  calendar: groupOf('The legend of the months.', {
    outdoors: textSchema.describe('The upper half of a month.'),
    indoors: textSchema.describe('The lower half of a month.'),
    closed: template('When the law closes work on it.', { needs: { dates: 'the days' } }),
    states: labelsOf('A month in words, for those who cannot see it.', ['o', 'i', 'b', '-']),
  }),
})

/** content/pages/emergency-guide.yaml: the words on every page on what can’t wait. */
export const emergencyGuidePageSchema = z.strictObject({
  steps: textSchema.describe('Above what to do first.'),
  us: textSchema.describe('Above our own number and service.'),
  animals: textSchema.describe('Above the animals.'),
  whoToCall: groupOf(
    'Who knows about a person or a pet, on the guide’s list and on every emergency guide.',
    {
      heading: headingSchema,
      calls: groupsOf('Those to call, the most urgent first.', {
        who: textSchema.describe('Who it is.'),
        about: textSchema
          .min(5)
          .describe('What to call them about. Nothing else on the site is medicine.'),
        link: groupOf('Their official page.', {
          text: textSchema.describe('Its name.'),
          href: webAddressSchema.describe('The page itself, not a search.'),
        }).optional(),
      }).min(1),
    },
  ),
})

const option = z
  .strictObject({
    text: textSchema.min(3).max(60).describe('What the visitor sees, in a few words.'),
    hint: textSchema.max(90).describe('The mark that decides.').optional(),
    plate: drawing('specimens')
      .describe('Drawing of the animal that is meant, in public/images/specimens, without .svg.')
      .optional(),
    sign: drawing('signs')
      .describe('Drawing of a sign instead, in public/images/signs, without .svg.')
      .optional(),
    question: textSchema.describe('The question of this file that it leads to.').optional(),
    page: sitePathSchema.describe('The page that it leads to: "/field-guide/bed-bug".').optional(),
    isUrgent: flagOf('true for an answer that cannot wait: it stands out from the others.'),
  })
  .refine(
    ({ question, page }) => (question === undefined) !== (page === undefined),
    'must lead to a question or to a page',
  )

const question = z.strictObject({
  question: textSchema.min(10).describe('What it asks, in the words of a visitor.'),
  note: textSchema.describe('What to know before answering.').optional(),
  options: listOf('The answers, the most usual first.', option).min(2).max(8),
})

/** content/identification-key.yaml. */
export const identificationKeySchema = z
  .strictObject({
    start: question.describe('The first question.'),
    questions: z.record(listName, question).describe('All other questions by their name.'),
  })
  .superRefine(({ start, questions }, context) => {
    const names = Object.keys(questions)
    const all = [['start', start] as const, ...Object.entries(questions)]
    for (const [name, { options }] of all) {
      options.forEach(({ question }, index) => {
        if (question === undefined || names.includes(question)) return
        const path = name === 'start' ? [name] : ['questions', name]
        context.addIssue({
          code: 'custom',
          path: [...path, 'options', index, 'question'],
          message: `there is no question “${question}” here, only ${names.join(', ')}`,
        })
      })
    }
  })

export type IdentificationKeyContent = z.output<typeof identificationKeySchema>
