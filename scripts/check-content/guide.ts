import { existsSync } from 'node:fs'
import type { z } from 'zod'
import type { Slugs } from './site-paths'
import type { animalFrontMatter, tonightFrontMatter } from '@/lib/content/animal-schema'
import type { CollectionEntry } from '@/lib/content/collection'
import { fieldName, type Finding } from '@/lib/content/findings'
import type { House } from '@/lib/content/houses'

type Animal = CollectionEntry<z.output<typeof animalFrontMatter>>
type Tonight = CollectionEntry<z.output<typeof tonightFrontMatter>>

/** What the pages of the field guide name and is not there, and addresses that two of them share. */
export function guideFindings(
  animals: readonly Animal[],
  tonight: readonly Tonight[],
  houses: ReadonlyMap<string, House>,
  slugs: Slugs,
): Finding[] {
  const animalSlugs = animals.map(({ fields }) => fields.slug)
  return [
    ...animals.flatMap((entry) => {
      const { house, lookAlikes, call } = entry.fields
      const spots = houses.get(house.kind)?.spots.length ?? 0
      return [
        ...unknownPlate(entry),
        ...unknown(entry, ['house', 'kind'], [house.kind], [...houses.keys()]),
        ...(houses.has(house.kind)
          ? unknown(
              entry,
              ['house', 'spots'],
              house.spots.map(String),
              Array.from({ length: spots }, (_, index) => String(index + 1)),
            )
          : []),
        ...lookAlikes.flatMap(({ animal }, index) =>
          unknown(entry, ['lookAlikes', index, 'animal'], animal ? [animal] : [], animalSlugs),
        ),
        ...unknown(entry, ['call', 'service'], [call.service], slugs.services),
        ...unknown(entry, ['call', 'article'], call.article ? [call.article] : [], slugs.articles),
        ...unknown(entry, ['call', 'locations'], call.locations, slugs.locations),
      ]
    }),
    ...tonight.flatMap((entry) => [
      ...unknownPlate(entry),
      ...unknown(entry, ['animals'], entry.fields.animals, animalSlugs),
      ...unknown(entry, ['service'], [entry.fields.service], slugs.services),
      ...sharedAddress(entry, animalSlugs),
    ]),
  ]
}

function unknown(
  { file, lineOf }: Pick<Animal, 'file' | 'lineOf'>,
  path: readonly PropertyKey[],
  named: readonly string[],
  known: readonly string[],
): Finding[] {
  return named
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file,
      line: lineOf(path),
      field: fieldName(path),
      message: `there is no ${name}: take it out, or name one of ${[...known].sort().join(', ')}`,
    }))
}

function unknownPlate({ file, fields: { plate }, lineOf }: Animal | Tonight): Finding[] {
  const drawing = `public/images/specimens/${plate}.svg`
  if (existsSync(drawing)) return []
  return [
    { file, line: lineOf(['plate']), field: 'plate', message: `there is no drawing ${drawing}` },
  ]
}

function sharedAddress({ file, fields: { slug }, lineOf }: Tonight, animals: readonly string[]) {
  if (!animals.includes(slug)) return []
  const message = `content/field-guide/${slug}.md has the address /field-guide/${slug} already`
  return [{ file, line: lineOf(['slug']), field: 'slug', message }]
}
