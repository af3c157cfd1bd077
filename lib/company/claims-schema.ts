import { z } from 'zod'

/** content/claims.yaml: what the site may claim of the business. */
export const claimsSchema = z
  .record(
    z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of a-z and 0-9 with hyphens'),
    z.strictObject({
      says: z.string().min(10).describe('What it says, for the owner who has to confirm it.'),
    }),
  )
  .meta({ defines: 'claims' })

export type KnownClaims = z.output<typeof claimsSchema>
