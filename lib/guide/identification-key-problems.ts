import type { IdentificationKey } from './identification-key-schema'
import { fieldName, fieldProblem, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** Taps from the first question to a page, at most. */
const maxTaps = 3

/** Options of the key that lead nowhere or are too many taps from a page, and questions that are never asked. */
export function keyProblems({
  'identification-key': key,
  'field-guide': animals,
  'emergency-guides': emergencies,
}: Content): Problem[] {
  const [source] = key.entries
  if (!source) return []
  const { file, lineOf, fields } = source
  const { start, questions } = fields
  const pages = new Set([...animals.sources, ...emergencies.sources].map(({ slug }) => slug))
  // By the name of the field: a question that is reached by two ways is wrong once.
  const wrong = new Map<string, Problem>()
  const asked = new Set<string>()
  follow(['start'], start, 1)
  for (const name of Object.keys(questions)) {
    if (!asked.has(name)) add(['questions', name], `no option leads to #${name}`)
  }
  return [...wrong.values()]

  function follow(path: readonly string[], { options }: IdentificationKey['start'], taps: number) {
    for (const [index, { text, to }] of options.entries()) {
      const at = [...path, 'options', index, 'to']
      const name = to.slice(1)
      const next = questions[name]
      if (!to.startsWith('#')) {
        if (!pages.has(to)) add(at, `“${text}” leads to ${to}, which has no page`)
      } else if (!next) {
        add(at, `“${text}” leads to ${to}, which is no question`)
      } else if (taps === maxTaps) {
        add(at, `“${text}” is more than ${maxTaps} taps from a page`)
      } else {
        asked.add(name)
        follow(['questions', name], next, taps + 1)
      }
    }
  }

  function add(path: readonly PropertyKey[], message: string) {
    wrong.set(fieldName(path), fieldProblem({ file, lineOf }, path, { message }))
  }
}
