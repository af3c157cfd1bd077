import { z } from 'zod'
import { group, heading, list, text } from '@/lib/content/fields'
import { meta, textSection } from '@/lib/content/page-parts'

/** content/pages/privacy-policy.yaml and terms-of-service.yaml. */
export const legalSchema = z.strictObject({
  meta,
  heading,
  sections: list('The sections, in their order.', textSection),
  contact: group('The last section.', {
    heading,
    text: text.describe('Its sentence, which ends in the e-mail address and the phone number.'),
  }),
})

export type LegalText = z.output<typeof legalSchema>
