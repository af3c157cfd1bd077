import { z } from 'zod'
import { meta } from './page-parts'
import { heading, text } from '@/lib/content/fields'

/** content/pages/privacy-policy.yaml and terms-of-service.yaml. */
export const legalSchema = z.strictObject({
  meta,
  heading,
  sections: z
    .array(
      z.strictObject({
        heading,
        paragraphs: z.array(text).describe('The paragraphs.'),
        list: z.array(text).optional().describe('A list below the paragraphs.'),
      }),
    )
    .describe('The sections, in their order.'),
  contact: z
    .strictObject({
      heading,
      text: text.describe('Its sentence, which ends in the e-mail address and the phone number.'),
    })
    .describe('The last section.'),
})

export type LegalText = z.output<typeof legalSchema>
