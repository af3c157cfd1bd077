import { z } from 'zod'
import { drawing, flag, list, listName, reference, sitePath, text } from '@/lib/content/fields'

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
    question: reference('questions')
      .describe('The question of this file that it leads to.')
      .optional(),
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
export const identificationKeySchema = z.strictObject({
  start: question.describe('The first question.'),
  questions: z
    .record(listName('questions'), question)
    .describe('All other questions by their name.'),
})

export type IdentificationKeyContent = z.output<typeof identificationKeySchema>
