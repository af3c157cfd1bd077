import type { z } from 'zod'
import type { animalFrontMatter, tonightFrontMatter } from './animal-schema'
import type { CollectionEntry } from './collection'
import { fieldName, unknownName, type Finding } from './findings'
import { drawingProblem } from './pictures'
import { unknownSources } from './source-references'

type Animal = CollectionEntry<z.output<typeof animalFrontMatter>>
type Tonight = CollectionEntry<z.output<typeof tonightFrontMatter>>

/** What pages of the field guide may name. */
export type GuideNames = {
  articles: readonly string[]
  services: readonly string[]
  /** The kinds of houses, each with how many spots it has. */
  houses: ReadonlyMap<string, number>
  publicFolder: string
}

/** What the pages of animals name and is not there. */
export function animalFindings(animals: readonly Animal[], names: GuideNames): Finding[] {
  const slugs = animals.map(({ fields }) => fields.slug)
  return animals.flatMap((entry) => {
    const { house, lookAlikes, call } = entry.fields
    const spots = names.houses.get(house.kind)
    return [
      ...unknownPlate(entry, names),
      ...unknownSources(entry),
      ...unknown(entry, ['house', 'kind'], [house.kind], [...names.houses.keys()]),
      ...(spots === undefined
        ? []
        : unknown(entry, ['house', 'spots'], house.spots.map(String), numbersTo(spots))),
      ...lookAlikes.flatMap(({ animal }, index) =>
        unknown(entry, ['lookAlikes', index, 'animal'], animal ? [animal] : [], slugs),
      ),
      ...unknown(entry, ['call', 'service'], [call.service], names.services),
      ...unknown(entry, ['call', 'article'], call.article ? [call.article] : [], names.articles),
    ]
  })
}

/**
 * What the pages for tonight name and is not there, and an address that is an animal's.
 *
 * @param animals Slugs of the animals.
 */
export function tonightFindings(
  pages: readonly Tonight[],
  animals: readonly string[],
  names: Pick<GuideNames, 'services' | 'publicFolder'>,
): Finding[] {
  return pages.flatMap((entry) => [
    ...unknownPlate(entry, names),
    ...unknownSources(entry),
    ...unknown(entry, ['animals'], entry.fields.animals, animals),
    ...unknown(entry, ['service'], [entry.fields.service], names.services),
    ...sharedAddress(entry, animals),
  ])
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
      message: unknownName(name, known),
    }))
}

function unknownPlate(
  { file, fields: { plate }, lineOf }: Animal | Tonight,
  { publicFolder }: Pick<GuideNames, 'publicFolder'>,
): Finding[] {
  const problem = drawingProblem('specimens', plate, publicFolder)
  return problem ? [{ file, line: lineOf(['plate']), field: 'plate', ...problem }] : []
}

function sharedAddress({ file, fields: { slug }, lineOf }: Tonight, animals: readonly string[]) {
  if (!animals.includes(slug)) return []
  const message = `content/field-guide/${slug}.md has the address /field-guide/${slug} already`
  return [{ file, line: lineOf(['slug']), field: 'slug', message }]
}

function numbersTo(count: number) {
  return Array.from({ length: count }, (_, index) => String(index + 1))
}
