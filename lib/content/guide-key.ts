import 'server-only'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { memoizeInProduction } from './collection'
import { getGuidePages } from './field-guide'
import { parseYaml } from './yaml'

const file = 'content/field-guide-key.yaml'

const option = z.strictObject({
  text: z.string().min(3).max(60).describe('What the visitor sees, in a few words.'),
  hint: z.string().max(90).optional().describe('The mark that decides.'),
  plate: z.string().describe('Drawing in public/images/specimens, without .svg.'),
  to: z.string().describe('A question of this file, "#winged", or a page of the guide, "bed-bug".'),
})

const question = z.strictObject({
  question: z.string().min(10),
  note: z.string().optional().describe('What to know before answering.'),
  options: z.array(option).min(2).max(7),
})

/** content/field-guide-key.yaml. */
export const guideKeySchema = z.strictObject({
  start: question.describe('The first question.'),
  questions: z
    .record(z.string().regex(/^[a-z-]+$/), question)
    .describe('All other questions by their name.'),
})

export type GuideKey = z.output<typeof guideKeySchema>

/** Taps from the first question to a page, at most. */
const maxTaps = 3

/** The key of the field guide. Throws, naming the file, when it is wrong. */
export const getGuideKey = memoizeInProduction(() =>
  readGuideKey(readFileSync(file, 'utf8'), new Set(getGuidePages().keys())),
)

/**
 * @param yaml Text of content/field-guide-key.yaml.
 * @param pages Slugs of the guide's pages.
 * @throws When an option leads nowhere, a question is never asked, or a page is more than three taps away.
 */
export function readGuideKey(yaml: string, pages: ReadonlySet<string>): GuideKey {
  const read = parseYaml(file, yaml, guideKeySchema)
  const asked = new Set<string>()
  follow(read.start, 1)
  const unasked = Object.keys(read.questions).filter((name) => !asked.has(name))
  if (unasked.length > 0) throw new Error(`${file}: no option leads to ${unasked.join(', ')}`)
  return read

  function follow({ question, options }: GuideKey['start'], taps: number) {
    for (const { text, to } of options) {
      const where = `${file}: "${text}" (${question})`
      if (!to.startsWith('#')) {
        if (!pages.has(to)) throw new Error(`${where} leads to ${to}, which has no page`)
        continue
      }
      const next = read.questions[to.slice(1)]
      if (!next) throw new Error(`${where} leads to ${to}, which is no question`)
      if (taps === maxTaps) throw new Error(`${where} is more than ${maxTaps} taps from a page`)
      asked.add(to.slice(1))
      follow(next, taps + 1)
    }
  }
}
