import { z } from 'zod'
import { slug } from '@/lib/content/fields'

/** content/claims.yaml: what the site may claim of the business. */
export const claimsSchema = z.record(
  slug.meta({ defines: 'claims' }),
  z.strictObject({
    says: z.string().min(10).describe('What it says, for the owner who has to confirm it.'),
  }),
)

export type KnownClaims = z.output<typeof claimsSchema>
