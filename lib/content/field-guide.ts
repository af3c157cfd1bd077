import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  animalFrontMatter,
  guideGroups,
  tonightFrontMatter,
  type Animal,
  type TonightPage,
} from './animal-schema'
import { getArticles } from './articles'
import { memoizeInProduction, readCollection } from './collection'
import { getHouses } from './houses'
import { getLocations } from './locations'
import { linkSources, rejectUnknownSource } from './source-references'
import { services } from '@/lib/content/texts'

/** The animals in the order of their groups, and by name within one. Throws when a file is not as it should be. */
export const getAnimals = memoizeInProduction(() =>
  readAnimals(join(process.cwd(), 'content/field-guide')),
)

/** The pages for what cannot wait, by their file's name. */
export const getTonightPages = memoizeInProduction(() =>
  readTonightPages(join(process.cwd(), 'content/tonight'), getAnimals()),
)

export type GuidePage =
  { kind: 'animal'; animal: Animal; plateNumber: number } | { kind: 'tonight'; page: TonightPage }

/** Every page of the guide, by the last part of its address. */
export const getGuidePages = memoizeInProduction(() => {
  const pages = new Map<string, GuidePage>()
  getAnimals().forEach((animal, index) => {
    pages.set(animal.slug, { kind: 'animal', animal, plateNumber: index + 1 })
  })
  for (const page of getTonightPages()) {
    if (pages.has(page.slug)) {
      throw new Error(
        `content/tonight/${page.slug}.md: content/field-guide has a page of that name`,
      )
    }
    pages.set(page.slug, { kind: 'tonight', page })
  }
  return pages
})

export function getAnimal(slug: string): Animal | undefined {
  return getAnimals().find((animal) => animal.slug === slug)
}

/** The animals that name an article, a place or a service as the one that goes on from there. */
export function animalsNaming(
  named: { article: string } | { location: string } | { service: string },
): Animal[] {
  return getAnimals().filter(({ call }) => {
    if ('article' in named) return call.article === named.article
    if ('location' in named) return call.locations.includes(named.location)
    return call.service === named.service
  })
}

/**
 * Reads and checks the animals of a folder.
 *
 * @throws Naming the file and the field when one is wrong, or names a page, a house or a drawing that does not exist.
 */
export function readAnimals(folder: string, publicFolder = join(process.cwd(), 'public')) {
  const animals = readCollection(folder, animalFrontMatter).map(
    ({ file, fields, content }): Animal => {
      rejectUnknownSource(file, { ...fields, content }, fields.sources.length)
      return { ...fields, content: linkSources(content) }
    },
  )
  const known = {
    'lookAlikes.animal': new Set(animals.map(({ slug }) => slug)),
    'call.article': new Set(getArticles().map(({ article }) => article.slug.slice(1))),
    'call.service': new Set<string>(services.map(({ slug }) => slug)),
    'call.locations': new Set(getLocations().map(({ slug }) => slug)),
    'house.kind': new Set(getHouses().keys()),
  }
  for (const { slug, plate, lookAlikes, call, house } of animals) {
    const reject = (field: keyof typeof known, names: readonly (string | undefined)[]) => {
      const unknown = names.find((name) => name !== undefined && !known[field].has(name))
      if (unknown !== undefined) {
        throw new Error(`${slug}.md: ${field} names ${unknown}, which does not exist`)
      }
    }
    reject(
      'lookAlikes.animal',
      lookAlikes.map(({ animal }) => animal),
    )
    reject('call.article', [call.article])
    reject('call.service', [call.service])
    reject('call.locations', call.locations)
    reject('house.kind', [house.kind])
    const spots = getHouses().get(house.kind)?.spots.length ?? 0
    const wrong = house.spots.find((number) => number > spots)
    if (wrong) throw new Error(`${slug}.md: house has no spot ${wrong} in content/houses.yaml`)
    rejectMissingPlate(`${slug}.md`, plate, publicFolder)
  }
  return animals.sort(
    (a, b) =>
      guideGroups.indexOf(a.group) - guideGroups.indexOf(b.group) || a.name.localeCompare(b.name),
  )
}

/** @throws Naming the file and the field when one is wrong, or names an animal or a drawing that does not exist. */
export function readTonightPages(
  folder: string,
  animals: readonly Animal[],
  publicFolder = join(process.cwd(), 'public'),
) {
  return readCollection(folder, tonightFrontMatter).map(
    ({ file, fields, content }): TonightPage => {
      const unknown = fields.animals.find((slug) => !animals.some((animal) => animal.slug === slug))
      if (unknown) throw new Error(`${file}: animals names ${unknown}, which does not exist`)
      if (!services.some(({ slug }) => slug === fields.service)) {
        throw new Error(`${file}: service names ${fields.service}, which does not exist`)
      }
      rejectMissingPlate(file, fields.plate, publicFolder)
      rejectUnknownSource(file, { ...fields, content }, fields.sources.length)
      return { ...fields, content: linkSources(content) }
    },
  )
}

function rejectMissingPlate(file: string, plate: string, publicFolder: string) {
  const drawing = `/images/specimens/${plate}.svg`
  if (!existsSync(join(publicFolder, drawing))) {
    throw new Error(`${file}: plate ${drawing} is not in public/`)
  }
}
