import 'server-only'
import { getArticles } from './articles'
import {
  checkCollection,
  findDuplicates,
  memoizeInProduction,
  type CheckedCollection,
  type CollectionEntry,
} from './collection'
import { fieldName, rejectFindings, unknownName, type Finding } from './findings'
import { getHouses, type House } from './houses'
import { locationFrontMatter, type Location, type LocationFrontMatter } from './location-schema'
import { services } from './services'
import { photoProblem } from '@/lib/photos/problem'

/** All places in the order of the footer. Throws when a file in content/locations is not as it should be. */
export const getLocations = memoizeInProduction(() =>
  readLocations(
    'content/locations',
    getArticles().map(({ article }) => article.slug.slice(1)),
  ),
)

/** What a map and a footer can hold. An owner with more places has the others on the sitemap page. */
const maxMainLocations = 60

/** The places that stand on the map and in the footer: the first ones, which are all up to a limit. */
export const getMainLocations = memoizeInProduction(() => getLocations().slice(0, maxMainLocations))

/** Whether the map and the footer leave out any place. */
export function areAllLocationsMain() {
  return getLocations().length === getMainLocations().length
}

/** The main places, and the given one where it is not among them. */
export function mainLocationsWith(slug: string | undefined): Location[] {
  const places = getMainLocations()
  if (slug === undefined || places.some((place) => place.slug === slug)) return places
  const other = bySlug().get(slug)
  return other ? [...places, other] : places
}

export function getLocation(slug: string): Location | undefined {
  return bySlug().get(slug)
}

/** The places that a location names as nearby, in its order. */
export function nearbyLocations(location: Location): Location[] {
  return location.nearbyAreas.flatMap((slug) => bySlug().get(slug) ?? [])
}

/**
 * Reads and checks every location of a folder.
 *
 * @param articleSlugs The articles that a location may name.
 * @param serviceSlugs The services for which it may have words.
 * @throws ContentError with everything that is wrong, a nearby area, an article or a house that is not there among it.
 */
export function readLocations(
  folder: string,
  articleSlugs: readonly string[],
  houses = getHouses(),
  serviceSlugs: readonly string[] = services.map(({ slug }) => slug),
): Location[] {
  const { entries, findings } = checkLocations(folder, { articleSlugs, houses, serviceSlugs })
  rejectFindings(findings)
  return entries
    .map(({ fields, content }): Location => ({ ...fields, content }))
    .sort((a, b) => a.order - b.order || a.city.localeCompare(b.city))
}

/** The same without throwing, in the order of the files. */
export function checkLocations(
  folder: string,
  known: {
    articleSlugs: readonly string[]
    houses: ReadonlyMap<string, House>
    serviceSlugs: readonly string[]
  },
): CheckedCollection<LocationFrontMatter> {
  const { entries, findings } = checkCollection(folder, locationFrontMatter)
  // A place with a mistake in its file is there all the same.
  const files = new Set(
    [...entries, ...findings].map(({ file }) => file.replace(/^.*\/|\.md$/g, '')),
  )
  const unknown = entries.flatMap((entry) => [
    ...unknownSlugs(entry, 'nearbyAreas', without(files, entry.fields.slug)),
    ...unknownSlugs(entry, 'articles', new Set(known.articleSlugs)),
    ...unknownSlugs(entry, 'services', new Set(known.serviceSlugs)),
    ...unknownHouse(entry, known.houses),
    ...missingPhotos(entry),
    ...repeatedValues(entry),
  ])
  return { entries, findings: [...findings, ...unknown, ...findDuplicates(entries, 'title')] }
}

type Entry = CollectionEntry<LocationFrontMatter>

/** A slug of something that is not there, such as a place that has been removed, or of the place itself. */
function unknownSlugs(
  { file, fields, lineOf }: Entry,
  field: 'nearbyAreas' | 'articles' | 'services',
  known: ReadonlySet<string>,
): Finding[] {
  const named = fields[field]
  const slugs = Array.isArray(named) ? named : Object.keys(named)
  return slugs.flatMap((slug, index) => {
    if (known.has(slug)) return []
    const path = [field, Array.isArray(named) ? index : slug]
    const isItself = field === 'nearbyAreas' && slug === fields.slug
    const message = isItself ? `${slug} is this place: take it out` : unknownName(slug, known)
    const finding = { file, line: lineOf(path), field: fieldName(path), message }
    return [known.size > 0 ? finding : { ...finding, example: `${field}: []` }]
  })
}

function without(slugs: ReadonlySet<string>, slug: string) {
  return new Set([...slugs].filter((other) => other !== slug))
}

function unknownHouse(
  { file, fields: { house }, lineOf }: Entry,
  houses: ReadonlyMap<string, House>,
): Finding[] {
  if (!house) return []
  const known = houses.get(house.kind)
  if (!known) {
    const message = `“${house.kind}” is not one of ${[...houses.keys()].join(', ')}`
    return [{ file, line: lineOf(['house']), field: 'house.kind', message }]
  }
  const wrong = house.spots.find((number) => number > known.spots.length)
  if (!wrong) return []
  const message = `content/houses.yaml gives this house ${known.spots.length} spots, and no ${wrong}`
  return [{ file, line: lineOf(['house']), field: 'house.spots', message }]
}

function missingPhotos({ file, fields: { work }, lineOf }: Entry): Finding[] {
  return work.flatMap(({ photo }, index) => {
    const path = ['work', index, 'photo', 'src']
    const problem = photoProblem(photo, 'column')
    return problem ? [{ file, line: lineOf(path), field: fieldName(path), ...problem }] : []
  })
}

/** A value that a list of the place holds twice. */
function repeatedValues({ file, fields, lineOf }: Entry): Finding[] {
  return (['zipCodes', 'nearbyAreas', 'articles'] as const).flatMap((field) =>
    fields[field].flatMap((value, index) => {
      if (fields[field].indexOf(value) === index) return []
      const path = [field, index]
      return [
        { file, line: lineOf(path), field: fieldName(path), message: `${value} is named twice` },
      ]
    }),
  )
}

const bySlug = memoizeInProduction(
  () => new Map(getLocations().map((place) => [place.slug, place])),
)
