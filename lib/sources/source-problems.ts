import { sourceReference } from './source-references'
import { textsIn } from '@/lib/content/claims'
import type { Entry, Loaded } from '@/lib/content/entries'
import { fieldProblem, type Problem } from '@/lib/content/problems'

/** Reports references to sources that don't exist, such as [7] in an entry with six sources. */
export function sourceProblems(content: Record<string, Loaded>): Problem[] {
  return Object.values(content).flatMap(({ entries }) => entries.flatMap(unknownSources))
}

function unknownSources(entry: Entry): Problem[] {
  const { fields, content } = entry
  if (!('sources' in fields && Array.isArray(fields.sources))) return []
  const { length: count } = fields.sources
  return Object.entries({ ...fields, content }).flatMap(([field, value]) =>
    textsIn(value)
      .flatMap((text) => [...text.matchAll(field === 'content' ? linkedSource : sourceReference)])
      .filter(([, number]) => Number(number) < 1 || Number(number) > count)
      .map(([, number]) =>
        fieldProblem(entry, [field], {
          message: `[${number}] is in the text, but sources has ${count} entries`,
        }),
      ),
  )
}

const linkedSource = /href="#source-(\d+)"/g
