import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** Options of the key that lead nowhere, and questions that are never asked. */
export function keyProblems({
  'identification-key': key,
  'field-guide': animals,
  'emergency-guides': emergencies,
}: Content): Problem[] {
  const [entry] = key.entries
  if (!entry) return []
  const { start, questions } = entry.fields
  const pages = [...animals.sources, ...emergencies.sources].map(({ slug }) => slug)
  const known = new Set([...pages, ...Object.keys(questions).map((name) => `#${name}`)])
  const options = [
    { path: ['start'], options: start.options },
    ...Object.entries(questions).map(([name, { options }]) => ({
      path: ['questions', name],
      options,
    })),
  ].flatMap(({ path, options }) =>
    options.map((option, index) => ({ ...option, path: [...path, 'options', index, 'to'] })),
  )
  const lost = options.filter(({ to }) => !known.has(to))
  const unasked = Object.keys(questions).filter(
    (name) => !options.some(({ to }) => to === `#${name}`),
  )
  return [
    ...lost.map(({ path, text, to }) =>
      fieldProblem(entry, path, {
        message: `“${text}” leads to ${to}, which is no page or question`,
      }),
    ),
    ...unasked.map((name) =>
      fieldProblem(entry, ['questions', name], { message: `no option leads to #${name}` }),
    ),
  ]
}
