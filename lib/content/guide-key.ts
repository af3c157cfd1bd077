import 'server-only'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { memoizeInProduction } from './collection'
import { getGuidePages } from './field-guide'
import { fieldName, rejectFindings, type Finding } from './findings'
import { checkYaml, type CheckedYaml } from './yaml'

const file = 'content/field-guide-key.yaml'

const option = z.strictObject({
  text: z.string().min(3).max(60).describe('What the visitor sees, in a few words.'),
  hint: z.string().max(90).optional().describe('The mark that decides.'),
  plate: z
    .string()
    .optional()
    .describe('Drawing of the animal that is meant, in public/images/specimens, without .svg.'),
  to: z.string().describe('A question of this file, "#winged", or a page of the guide, "bed-bug".'),
})

const question = z.strictObject({
  question: z.string().min(10),
  note: z.string().optional().describe('What to know before answering.'),
  options: z.array(option).min(2).max(8),
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
 * @throws ContentError with each option that leads nowhere or is too many taps from a page, and each question that is
 *   never asked.
 */
export function readGuideKey(yaml: string, pages: ReadonlySet<string>): GuideKey {
  const { fields, findings } = checkGuideKey(yaml, pages)
  rejectFindings(findings)
  return fields as GuideKey
}

/** The same without throwing. */
export function checkGuideKey(yaml: string, pages: ReadonlySet<string>): CheckedYaml<GuideKey> {
  const checked = checkYaml(file, yaml, guideKeySchema)
  const { fields, lineOf } = checked
  if (!fields) return checked
  const { start, questions } = fields
  // By the name of the field: a question that is reached by two ways is wrong once.
  const wrong = new Map<string, Finding>()
  const asked = new Set<string>()
  follow(['start'], start, 1)
  for (const name of Object.keys(questions)) {
    if (!asked.has(name)) refuse(['questions', name], `no option leads to #${name}`)
  }
  return { ...checked, findings: [...wrong.values()] }

  function follow(path: readonly string[], { options }: GuideKey['start'], taps: number) {
    for (const [index, { text, to }] of options.entries()) {
      const at = [...path, 'options', index, 'to']
      const name = to.slice(1)
      const next = questions[name]
      if (!to.startsWith('#')) {
        if (!pages.has(to)) refuse(at, `“${text}” leads to ${to}, which has no page`)
      } else if (!next) {
        refuse(at, `“${text}” leads to ${to}, which is no question`)
      } else if (taps === maxTaps) {
        refuse(at, `“${text}” is more than ${maxTaps} taps from a page`)
      } else {
        asked.add(name)
        follow(['questions', name], next, taps + 1)
      }
    }
  }

  function refuse(path: readonly PropertyKey[], message: string) {
    const field = fieldName(path)
    wrong.set(field, { file, line: lineOf(path), field, message })
  }
}
