import { z } from 'zod'
import { list, reference, slug, text } from '@/lib/content/fields'

/** content/claims.yaml: the claims that the site can make about the business. */
export const claimsSchema = z.record(
  slug.meta({ defines: 'claims' }),
  z.strictObject({
    says: text.min(10).describe('What it says, for the owner who has to confirm it.'),
    restsOn: list(
      'Claims that it takes together: it is made while all of them are, and company.yaml leaves it out. A sentence may rest on one claim only.',
      reference('claims'),
    )
      .min(2)
      .optional(),
  }),
)

export type ClaimDefinitions = z.output<typeof claimsSchema>
