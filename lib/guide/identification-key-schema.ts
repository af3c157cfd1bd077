import { z } from 'zod'
import { drawing } from '@/lib/content/fields'

const option = z.strictObject({
  text: z.string().min(3).max(60).describe('What the visitor sees, in a few words.'),
  hint: z.string().max(90).optional().describe('The mark that decides.'),
  plate: drawing('specimens')
    .optional()
    .describe('Drawing of the animal that is meant, in public/images/specimens, without .svg.'),
  to: z.string().describe('A question of this file, "#winged", or a page of the guide, "bed-bug".'),
})

const question = z.strictObject({
  question: z.string().min(10),
  note: z.string().optional().describe('What to know before answering.'),
  options: z.array(option).min(2).max(8),
})

/** content/identification-key.yaml. */
export const identificationKeySchema = z.strictObject({
  start: question.describe('The first question.'),
  questions: z
    .record(z.string().regex(/^[a-z-]+$/), question)
    .describe('All other questions by their name.'),
})

export type IdentificationKey = z.output<typeof identificationKeySchema>
