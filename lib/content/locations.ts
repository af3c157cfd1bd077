import 'server-only'
import { join } from 'node:path'
import { getArticles } from './articles'
import { memoizeInProduction, readCollection, rejectDuplicates } from './collection'
import { getHouses, type House } from './houses'
import { locationFrontMatter, type Location } from './location-schema'
import { services } from './texts'

/** All places in the order of the footer. Throws when a file in content/locations is not as it should be. */
export const getLocations = memoizeInProduction(() =>
  readLocations(
    join(process.cwd(), 'content/locations'),
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
 * @throws Naming the file and the field when one is wrong, or a nearby area, an article or a house does not exist.
 */
export function readLocations(
  folder: string,
  articleSlugs: readonly string[],
  houses = getHouses(),
  serviceSlugs: readonly string[] = services.map(({ slug }) => slug),
): Location[] {
  const locations = readCollection(folder, locationFrontMatter).map(
    ({ fields, content }): Location => ({ ...fields, content }),
  )
  const slugs = new Set(locations.map(({ slug }) => slug))
  const articles = new Set(articleSlugs)
  const knownServices = new Set(serviceSlugs)
  for (const location of locations) {
    rejectUnknown(location, 'nearbyAreas', slugs)
    rejectUnknown(location, 'articles', articles)
    rejectUnknown(location, 'services', knownServices)
    rejectUnknownHouse(location, houses)
  }
  rejectDuplicates(
    'title',
    locations.map(({ slug, title }) => ({ file: `${slug}.md`, value: title })),
  )
  return locations.sort((a, b) => a.order - b.order || a.city.localeCompare(b.city))
}

function rejectUnknown(
  location: Location,
  field: 'nearbyAreas' | 'articles' | 'services',
  known: ReadonlySet<string>,
) {
  const named = location[field]
  const slugs = Array.isArray(named) ? named : Object.keys(named)
  const unknown = slugs.filter((slug) => !known.has(slug))
  if (unknown.length === 0) return
  throw new Error(
    `${location.slug}.md: ${field} names ${unknown.join(', ')}, which is not one of ${[...known].sort().join(', ')}`,
  )
}

function rejectUnknownHouse({ slug, house }: Location, houses: ReadonlyMap<string, House>) {
  if (!house) return
  const known = houses.get(house.kind)
  if (!known) {
    throw new Error(
      `${slug}.md: house is ${house.kind}, not one of ${[...houses.keys()].join(', ')}`,
    )
  }
  const wrong = house.spots.find((number) => number > known.spots.length)
  if (wrong) throw new Error(`${slug}.md: house has no spot ${wrong} in content/houses.yaml`)
}

const bySlug = memoizeInProduction(
  () => new Map(getLocations().map((place) => [place.slug, place])),
)
