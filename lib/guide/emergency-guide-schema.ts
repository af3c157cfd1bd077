import { z } from 'zod'
import { officePurposes } from './office-schema'
import { drawing, metaTitle, ownMetaDescription, reference, slug } from '@/lib/content/fields'
import { sourceReference } from '@/lib/sources/source-references'
import { sourced } from '@/lib/sources/source-schema'

/** Words in a line of a page that is read in a hurry. */
const mostWordsInLine = 16

/** One act. Sources are numbers only, so that nothing stands between the reader and the act. */
const line = z
  .string()
  .min(5)
  .refine(
    (text) => text.replace(sourceReference, '').trim().split(/\s+/).length <= mostWordsInLine,
    `must have at most ${mostWordsInLine} words`,
  )
  .meta({ examples: ['Shut the door, and stuff a towel under it [2].'] })

const lines = z.array(line).min(1).max(6)

const careCard = z.strictObject({
  lines: lines.describe('Whom to call and for what, a line each.'),
  offices: z
    .array(z.enum(officePurposes))
    .default([])
    .describe('Offices of content/offices.yaml to list below, by what people call them for.'),
})

/**
 * The front matter of content/emergency-guides/{slug}.md, a page for what cannot wait. The Markdown below it is folded. What
 * is not folded has at most 350 words and prints on one sheet.
 */
export const emergencyGuideFrontMatter = z.strictObject({
  slug: slug.describe(
    'The address below /field-guide: "bat-in-the-room". The file is named after it.',
  ),
  heading: z
    .string()
    .min(10)
    .max(60)
    .describe('The heading, in the words of someone who sees it now: "There’s a bat in the room".'),
  title: metaTitle,
  description: ownMetaDescription,
  plate: drawing('specimens'),
  plateAlt: z.string().min(20).describe('What the plate shows, for those who cannot see it.'),
  short: z.string().min(30).max(160).describe('What matters most, in a sentence or two.'),
  cards: z
    .strictObject({
      emergency: z
        .strictObject({ lines })
        .optional()
        .describe('Card 1, “Call 911 if”: the signs of an emergency.'),
      now: careCard.optional().describe('Card 2, “Call now”: who answers at this hour.'),
      later: careCard.optional().describe('Card 3, “When they open, or tomorrow”.'),
    })
    .refine(({ now, later }) => now ?? later, 'must hold at least now or later')
    .describe('Whom to call, before anything else on the page.'),
  steps: z
    .array(line)
    .min(3)
    .max(9)
    .describe('What to do now, one act a line, first things first. Each begins with a verb.'),
  never: z.array(line).min(1).max(4).describe('What not to do.'),
  animals: z.array(reference('field-guide')).min(1).describe('The animals it is about.'),
  service: reference('services').describe('The service that takes it from there.'),
  ...sourced,
})

export type CareCard = z.output<typeof careCard>

export type EmergencyGuide = z.output<typeof emergencyGuideFrontMatter> & { content: string }
