import { z } from 'zod'
import {
  drawing,
  flag,
  group,
  groups,
  list,
  matching,
  metaTitle,
  ownMetaDescription,
  reference,
  shortAnswer,
  slug,
  text,
} from './fields'
import { photoSchema } from './photos'
import { sourced } from './sources'

/** A text that may end a statement with the number of a source, such as "6 to 13 mm [2]." */
const sourcedText = text.min(10).meta({ examples: ['6 to 13 mm long [2].'] })

const monthRow = matching(
  /^[iob-]( [iob-]){11}$/,
  'must be twelve letters i, o, b or - with a space between them',
).meta({
  description: 'Twelve letters, one a month from January: i indoors, o outdoors, b both, - seldom.',
  examples: ['i i i b b b o o b b i i'],
})

/** Fields of every page of the guide: metadata, and the drawing, if it has one. */
export const guidePageFields = {
  title: metaTitle,
  description: ownMetaDescription,
  plate: drawing('specimens').optional(),
  plateAlt: text
    .min(20)
    .describe('What the drawing shows, for those who cannot see it.')
    .optional(),
}

const percent = z.number().min(0).max(100)

const mark = z.strictObject({
  text: sourcedText.describe('What to look for.'),
  place: group('Where the drawing shows it, in percent of its width and height.', {
    x: percent.describe('From the left edge.'),
    y: percent.describe('From the upper edge.'),
  }).optional(),
})

const fields = z.strictObject({
  slug: slug.describe(
    'The address below /field-guide: "pavement-ant". The file is named after it.',
  ),
  name: text.min(3).describe('Name as people here say it, "Pavement ant".'),
  latin: list('Scientific name or names, in Latin only.', text.min(4)).min(1),
  group: reference('guide-groups').describe('The part of the guide’s list that has it.'),
  ...guidePageFields,
  photo: photoSchema.describe('A photo of the animal, where there is no drawing of it.').optional(),
  short: shortAnswer.describe('Is it this one, does it matter, what now: 40 to 55 words.'),
  size: group('How big it is.', {
    text: sourcedText.describe(
      'In inches and millimeters, with the number of the source: "1/4 to 1/2 inch (6 to 13 mm) [1]".',
    ),
    object: text
      .min(4)
      .describe('Something of that size that is in every house: "a grain of rice".'),
  }),
  marks: list('Three marks by which people recognize it, the surest first.', mark).length(3),
  lookAlikes: groups('What it is mistaken for, and the one mark that tells the two apart.', {
    name: text.min(3).describe('Its name, as people say it.'),
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
  signs: list('What it leaves, with sizes where there are any.', sourcedText).min(1).max(6),
  house: group(
    'The house of content/houses.yaml that shows it best, and the numbers of the entry points to show.',
    {
      kind: reference('houses').describe('The kind of house.'),
      entryPoints: list('Numbers of its entry points.', z.int().positive()).min(1).max(5),
    },
  ),
  months: groups('When it is active, a row an animal.', {
    name: text.describe('Left out where the page has one animal.').optional(),
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
  closed: text
    .describe(
      'When the law closes work on it, from which day to which, and for whom: words that follow “closed by law”.',
    )
    .meta({ examples: ['May 16 to July 31 and October 15 to March 31'] })
    .optional(),
  harm: group(
    'What it does to people, pets and the house. Health and law name their source in the sentence.',
    {
      people: sourcedText
        .meta({ examples: ['It bites nobody, and carries no disease [1].'] })
        .describe('What it does to people.'),
      pets: sourcedText.describe('What it does to pets.').optional(),
      house: sourcedText.describe('What it does to the house.').optional(),
    },
  ),
  callWhom: flag(
    'true where it can harm people or pets: its page then links to whom to call about them.',
  ),
  canBeTaped: flag(
    'true for a small insect that a bare hand may tape to a card without being bitten or stung.',
  ),
  today: list('What to do today, in order.', sourcedText).min(2).max(6),
  useless: list('What does not work, and why.', sourcedText).min(1).max(4),
  call: group('When to call us, and what we do.', {
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
