import type { Entry } from '@/lib/content/load'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'
import { sourceReference } from '@/lib/sources/source-references'

/** Numbers of sources that no list has. */
export function animalProblems({
  'field-guide': animals,
  'emergency-guides': emergencies,
}: Content): Problem[] {
  return [...animals.entries, ...emergencies.entries].flatMap(unknownSources)
}

function unknownSources(entry: Entry<{ sources: readonly unknown[] }>): Problem[] {
  const { fields, content } = entry
  const { length: count } = fields.sources
  return Object.entries({ ...fields, content }).flatMap(([field, value]) =>
    [...textOf(value).matchAll(field === 'content' ? linkedSource : sourceReference)]
      .filter(([, number]) => Number(number) < 1 || Number(number) > count)
      .map(([, number]) =>
        fieldProblem(entry, [field], {
          message: `[${number}] is in the text, but sources has ${count} entries`,
        }),
      ),
  )
}

/** The number of a source in HTML. */
const linkedSource = /href="#source-(\d+)"/g

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return ''
  return Object.values(value).map(textOf).join('\n')
}
