import { z } from 'zod'

/** content/claims.yaml: what the site may claim of the business. */
export const claimsSchema = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of a-z and 0-9 with hyphens'),
  z.strictObject({
    says: z.string().min(10).describe('What it says, for the owner who has to confirm it.'),
    hasValue: z
      .boolean()
      .default(false)
      .describe('true where texts show a figure of yours, such as "4.7/5".'),
  }),
)

export type KnownClaims = z.output<typeof claimsSchema>
