import { z } from 'zod'
import { guidePageFields } from './animal-schema'
import { officePurposes } from './office-schema'
import { shortLine } from './short-line'
import { group, list, reference, slug, text } from '@/lib/content/fields'
import { sourced } from '@/lib/sources/source-schema'

const lines = z.array(shortLine).min(1).max(6)

const careCard = z.strictObject({
  lines: lines.describe('Whom to call and for what, a line each.'),
  offices: list(
    'Offices of content/offices.yaml to list below, by what people call them for.',
    z.enum(officePurposes),
  ).default([]),
})

const triage = group(
  'Below the steps: what decides how to go on, and what to do by the answer. Left out where everybody does the same.',
  {
    questions: z
      .array(shortLine)
      .min(1)
      .max(4)
      .describe('What may have happened, a line each: “It bit or scratched somebody.”'),
    yes: careCard
      .extend({ heading: text.describe('“Yes, or not sure: ” and what follows from it.') })
      .describe('What to do after any yes, and when somebody is not sure.'),
    no: z
      .strictObject({
        heading: text.describe('“No, to all of it: ” and what follows from it.'),
        lines: lines.describe('What to do then, a line each.'),
      })
      .describe('What to do when every answer is no.'),
  },
)

/**
 * The front matter of content/emergency-guides/{slug}.md, a page for an emergency. The page shows the Markdown below it
 * folded. The rest has at most 350 words and prints on one sheet.
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
  short: text.min(30).max(160).describe('What matters most, in a sentence or two.'),
  cards: group('Whom to call: the first two before the steps, the others after them.', {
    emergency: group('The signs that mean 911 or the emergency room.', { lines }).optional(),
    now: careCard.describe('“Call now”: who answers at this hour.').optional(),
    later: careCard.describe('“During office hours”.').optional(),
    watch: group('What to watch for, and until when.', { lines }).optional(),
  }).default({}),
  steps: list(
    'What to do now, one act a line, first things first. Each begins with a verb.',
    shortLine,
  )
    .min(1)
    .max(9),
  triage: triage.optional(),
  never: list('What not to do.', shortLine).min(1).max(4),
  animals: list('The animals it is about.', reference('field-guide')).min(1),
  service: reference('services').describe('The service that takes it from there.'),
  ...sourced,
})

export type EmergencyGuide = z.output<typeof emergencyGuideFrontMatter> & { content: string }
