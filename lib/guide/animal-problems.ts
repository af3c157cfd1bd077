import type { Entry } from '@/lib/content/load'
import type { Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'
import { sourceReference } from '@/lib/sources/source-references'

/** Numbers of sources that no list has, and addresses that an animal and an urgent page would share. */
export function animalProblems({
  'field-guide': animals,
  'emergency-guides': emergencies,
}: Content): Problem[] {
  const slugs = animals.sources.map(({ slug }) => slug)
  return [
    ...[...animals.entries, ...emergencies.entries].flatMap(unknownSources),
    ...emergencies.entries
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ file, slug, lineOf }) => ({
        file,
        line: lineOf(['slug']),
        field: 'slug',
        message: `content/field-guide/${slug}.md has the address /field-guide/${slug} already`,
      })),
  ]
}

function unknownSources({
  file,
  fields,
  content,
  lineOf,
}: Entry<{ sources: readonly unknown[] }>): Problem[] {
  const { length: count } = fields.sources
  return Object.entries({ ...fields, content }).flatMap(([field, value]) =>
    [...textOf(value).matchAll(field === 'content' ? linkedSource : sourceReference)]
      .filter(([, number]) => Number(number) < 1 || Number(number) > count)
      .map(([, number]) => ({
        file,
        line: lineOf([field]),
        field,
        message: `[${number}] stands in the text, but sources has ${count} entries`,
      })),
  )
}

/** The number of a source in HTML. */
const linkedSource = /href="#source-(\d+)"/g

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return ''
  return Object.values(value).map(textOf).join('\n')
}
