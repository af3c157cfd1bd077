import { z } from 'zod'
import { meta, textSection } from './page-parts'
import { heading, text } from '@/lib/content/fields'

/** content/pages/privacy-policy.yaml and terms-of-service.yaml. */
export const legalSchema = z.strictObject({
  meta,
  heading,
  sections: z.array(textSection).describe('The sections, in their order.'),
  contact: z
    .strictObject({
      heading,
      text: text.describe('Its sentence, which ends in the e-mail address and the phone number.'),
    })
    .describe('The last section.'),
})

export type LegalText = z.output<typeof legalSchema>
