import { z } from 'zod'
import { slug, text } from '@/lib/content/fields'

/** content/claims.yaml: the claims that the site can make about the business. */
export const claimsSchema = z.record(
  slug.meta({ defines: 'claims' }),
  z.strictObject({
    says: text.min(10).describe('The claim as a sentence, for the owner who has to confirm it.'),
  }),
)

export type ClaimDefinitions = z.output<typeof claimsSchema>
