import { text } from '@/lib/content/fields'
import { sourceReference } from '@/lib/sources/source-references'

/** Words in a line of a page that is read in a hurry. */
const mostWordsInLine = 16

/** One act, or one sign. Sources are numbers only, so that nothing comes between the reader and the act. */
export const shortLine = text
  .min(5)
  .refine(
    (text) => text.replace(sourceReference, '').trim().split(/\s+/).length <= mostWordsInLine,
    `must have at most ${mostWordsInLine} words`,
  )
  .meta({ examples: ['Shut the door, and stuff a towel under it [2].'] })
