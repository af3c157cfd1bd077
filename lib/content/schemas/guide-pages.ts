import { z } from 'zod'
import {
  drawing,
  flag,
  group,
  groups,
  heading,
  list,
  listName,
  reference,
  sitePath,
  template,
  text,
  webAddress,
} from './fields'
import { headedMaybeWithWords, introduction, labels, meta } from './page-parts'

/** content/pages/field-guide.yaml: the list of the guide, with its key. */
export const fieldGuidePageSchema = z.strictObject({
  meta,
  heading,
  introduction,
  frieze: group('Animals beside each other at one scale: public/images/frieze.webp.', {
    caption: text.describe('Below them.'),
    animals: groups('Where each of them stands in the picture, in its pixels.', {
      animal: reference('field-guide').describe('Its page in the guide.'),
      left: z.int().describe('From its left edge.'),
      top: z.int().describe('From its upper edge.'),
      width: z.int().describe('How wide it is.'),
      height: z.int().describe('How high it is.'),
    }),
  }).optional(),
  emergencies: headedMaybeWithWords.describe('The emergency guides.'),
  key: group('The questions that lead to an animal.', {
    heading,
    back: text.describe('Leads back to the first question.'),
    none: text.describe('The answer below every question if no other fits.'),
    call: text.describe('What to do then, if you don’t.'),
  }),
  list: headedMaybeWithWords
    .extend({
      groups: list('The groups of the animals, in their order.', text),
    })
    .describe('The list of all animals.'),
})

/** content/pages/animal.yaml: the words on the page of every animal. */
export const animalPageSchema = z.strictObject({
  marks: text.describe('Above what it looks like.'),
  size: text.describe('Above its size.'),
  lookAlikes: text.describe('Above the animals it is mistaken for.'),
  signs: text.describe('Above what it leaves behind.'),
  house: text.describe('Above the house with the places where it lives.'),
  months: text.describe('Above the months of the year.'),
  typical: text.describe('Marks months without a source.'),
  harm: text.describe('Above what it does to people and houses.'),
  today: text.describe('Above what to do today.'),
  useless: text.describe('Above what does not help.'),
  call: text.describe('Above when to call.'),
  related: text.describe('Above links to other animals.'),
  all: text.describe('Leads to the whole guide.'),
  unsure: text.describe('What to do for those who are not sure: a photo from where they stand.'),
  sample: text.describe('The same for a small insect that can be taped to a card.'),
  plate: template('Below its drawing.', {
    needs: { name: 'the name of the animal' },
    takes: { number: 'the number of the drawing' },
  }),
  lifeSize: text.describe('Beside the picture of a small animal in its own size.'),
  about: template('Compares its size.', { needs: { object: 'a thing of that size' } }),
  terms: labels('The words before whom it harms, and before the links.', [
    'people',
    'pets',
    'house',
    'service',
    'article',
    'unsure',
  ]),
  calendar: group('The legend of the months.', {
    outdoors: text.describe('The upper half of a month.'),
    indoors: text.describe('The lower half of a month.'),
    closed: template('When the law closes work on it.', { needs: { dates: 'the days' } }),
    states: labels('A month in words, for those who cannot see it.', ['o', 'i', 'b', '-']),
  }),
})

/** content/pages/emergency-guide.yaml: the words on every page on what can’t wait. */
export const emergencyGuidePageSchema = z.strictObject({
  steps: text.describe('Above what to do first.'),
  us: text.describe('Above our own number and service.'),
  animals: text.describe('Above the animals.'),
  whoToCall: group(
    'Who knows about a person or a pet, on the guide’s list and on every emergency guide.',
    {
      heading,
      calls: groups('Those to call, the most urgent first.', {
        who: text.describe('Who it is.'),
        about: text
          .min(5)
          .describe('What to call them about. Nothing else on the site is medicine.'),
        link: group('Their official page.', {
          text: text.describe('Its name.'),
          href: webAddress.describe('The page itself, not a search.'),
        }).optional(),
      }).min(1),
    },
  ),
})

const option = z
  .strictObject({
    text: text.min(3).max(60).describe('What the visitor sees, in a few words.'),
    hint: text.max(90).describe('The mark that decides.').optional(),
    plate: drawing('specimens')
      .describe('Drawing of the animal that is meant, in public/images/specimens, without .svg.')
      .optional(),
    sign: drawing('signs')
      .describe('Drawing of a sign instead, in public/images/signs, without .svg.')
      .optional(),
    question: text.describe('The question of this file that it leads to.').optional(),
    page: sitePath.describe('The page that it leads to: "/field-guide/bed-bug".').optional(),
    isUrgent: flag('true for an answer that cannot wait: it stands out from the others.'),
  })
  .refine(
    ({ question, page }) => (question === undefined) !== (page === undefined),
    'must lead to a question or to a page',
  )

const question = z.strictObject({
  question: text.min(10).describe('What it asks, in the words of a visitor.'),
  note: text.describe('What to know before answering.').optional(),
  options: list('The answers, the most usual first.', option).min(2).max(8),
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
