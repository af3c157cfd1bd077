import { text } from '@/lib/content/fields'
import { withoutReferences } from '@/lib/sources/source-references'

/** A line of a page that is read in a hurry. */
const maxWords = 16

/** One thing to do, or one sign to look for. The numbers of sources don't count as words. */
export const shortLine = text
  .min(5)
  .refine(
    (text) => withoutReferences(text).trim().split(/\s+/).length <= maxWords,
    `must have at most ${maxWords} words`,
  )
  .meta({ examples: ['Shut the door, and stuff a towel under it [2].'] })
