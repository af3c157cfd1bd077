import { z } from 'zod'
import { pastDate } from './fields'

/** What the texts of a page rest on: in one list at its foot, and not in its sentences. */
export const sourced = {
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(5).describe('Who says it, where and when.'),
        url: z
          .url({ protocol: /^https$/ })
          .optional()
          .describe('Left out for a paper source.'),
      }),
    )
    .default([])
    .describe('What the texts rest on, in a list at the foot of the page.'),
  reviewed: pastDate()
    .optional()
    .describe('Day on which somebody last checked the texts against their sources: 2026-11-22.'),
}
