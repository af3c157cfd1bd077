import { z } from 'zod'
import { guidePageFields } from './field-guide'
import { list, reference, slug, text } from './fields'
import { sourced } from './sources'
import { withoutReferences } from '@/lib/markdown/source-references'

/** What somebody can take in who is in a hurry. The numbers of sources don't count as words. */
const maxWords = { step: 30, steps: 150 }

const wordCount = (text: string) => withoutReferences(text).trim().split(/\s+/).length

const step = text
  .min(5)
  .refine((text) => wordCount(text) <= maxWords.step, `must have at most ${maxWords.step} words`)
  .meta({ examples: ['Shut the door, and lay a towel along the bottom [2].'] })

/**
 * The front matter of content/emergency-guides/{slug}.md, a page for an emergency. The Markdown below it says what comes
 * next, and what the law allows.
 */
export const emergencyGuideFrontMatter = z.strictObject({
  slug: slug.describe(
    'The address below /field-guide: "bat-in-the-room". The file is named after it.',
  ),
  heading: text
    .min(10)
    .max(60)
    .describe('The heading, in the words of someone who sees it now: "There’s a bat in the room".'),
  ...guidePageFields,
  steps: list(
    'What to do now about the animal, as you’d say it on the telephone: first things first, at most 150 words.',
    step,
  )
    .min(1)
    .max(10)
    .refine(
      (steps) => wordCount(steps.join(' ')) <= maxWords.steps,
      `must have at most ${maxWords.steps} words`,
    ),
  callFirst: text
    .describe(
      'Ends the first step, for those who must call before the next. Leads to whom to call.',
    )
    .optional(),
  animals: list('The animals it is about.', reference('field-guide')).min(1),
  service: reference('services').describe('The service that takes it from there.'),
  ...sourced,
})

export type EmergencyGuide = z.output<typeof emergencyGuideFrontMatter> & { content: string }
