import 'server-only'
import {
  animalFrontMatter,
  guideGroups,
  tonightFrontMatter,
  type Animal,
  type TonightPage,
} from './animal-schema'
import { getArticles } from './articles'
import { checkCollection, memoizeInProduction } from './collection'
import { rejectFindings } from './findings'
import { animalFindings, tonightFindings, type GuideNames } from './guide-findings'
import { getHouses } from './houses'
import { services } from './services'
import { animalPage } from './texts'

/** The animals in the order of their groups, and by name within one. Throws when a file is not as it should be. */
export const getAnimals = memoizeInProduction(() => readAnimals('content/field-guide'))

/** The pages for what cannot wait, by their file's name. */
export const getTonightPages = memoizeInProduction(() =>
  readTonightPages('content/tonight', getAnimals()),
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
    pages.set(page.slug, { kind: 'tonight', page })
  }
  return pages
})

export function getAnimal(slug: string): Animal | undefined {
  return getAnimals().find((animal) => animal.slug === slug)
}

/** The animals that name an article or a service as the one that goes on from there. */
export function animalsNaming(named: { article: string } | { service: string }): Animal[] {
  return getAnimals().filter(({ call }) =>
    'article' in named ? call.article === named.article : call.service === named.service,
  )
}

/** The ways to the pages of animals, and to the whole guide; none where there are no animals. */
export function guideLinks(animals: readonly Animal[]) {
  if (animals.length === 0) return []
  const links = animals.map(({ slug, name }) => ({ href: `/field-guide/${slug}`, text: name }))
  return [...links, { href: '/field-guide', text: animalPage.all }]
}

/**
 * Reads and checks the animals of a folder.
 *
 * @throws ContentError with everything that is wrong, pages, houses and drawings that are not there among it.
 */
export function readAnimals(folder: string, publicFolder = 'public') {
  const { entries, findings } = checkCollection(folder, animalFrontMatter)
  rejectFindings([...findings, ...animalFindings(entries, guideNames(publicFolder))])
  return entries
    .map(({ fields, content }): Animal => ({ ...fields, content }))
    .sort(
      (a, b) =>
        guideGroups.indexOf(a.group) - guideGroups.indexOf(b.group) || a.name.localeCompare(b.name),
    )
}

/** @throws ContentError with everything that is wrong, animals and drawings that are not there among it. */
export function readTonightPages(
  folder: string,
  animals: readonly Animal[],
  publicFolder = 'public',
) {
  const { entries, findings } = checkCollection(folder, tonightFrontMatter)
  const slugs = animals.map(({ slug }) => slug)
  rejectFindings([...findings, ...tonightFindings(entries, slugs, guideNames(publicFolder))])
  return entries.map(({ fields, content }): TonightPage => ({ ...fields, content }))
}

function guideNames(publicFolder: string): GuideNames {
  return {
    articles: getArticles().map(({ article }) => article.slug.slice(1)),
    services: services.map(({ slug }) => slug),
    houses: new Map([...getHouses()].map(([kind, { spots }]) => [kind, spots.length])),
    publicFolder,
  }
}
