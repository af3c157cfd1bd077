import { z } from 'zod'
import { list, reference, slug, text } from '@/lib/content/fields'

/** content/claims.yaml: the claims that the site can make about the business. */
export const claimsSchema = z.record(
  slug.meta({ defines: 'claims' }),
  z.strictObject({
    says: text.min(10).describe('The claim as a sentence, for the owner who has to confirm it.'),
    restsOn: list(
      'The claims that it combines: it is true while the company makes all of them, and company.yaml does not list it. A sentence may rest on one claim only.',
      reference('claims'),
    )
      .min(2)
      .optional(),
  }),
)

export type ClaimDefinitions = z.output<typeof claimsSchema>
