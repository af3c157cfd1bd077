import { countyAndState, type Location } from './location-schema'
import { cached } from '@/lib/content/cached'
import { company } from '@/lib/site/company'
import { getCollection } from '@/lib/site/site-content'

/** All locations in the order of the footer. */
export const getLocations = cached(() =>
  getCollection('locations').map((location): Location => ({
    ...location,
    ...countyAndState(location, company().region),
  })),
)

/** As many as fit on the map and in the footer. The sitemap page lists all locations. */
const maxMainLocations = 60

/** The locations on the map and in the footer: the first ones in their order. */
export const getMainLocations = cached(() => getLocations().slice(0, maxMainLocations))

export function getLocation(slug: string): Location | undefined {
  return getLocations().find((location) => location.slug === slug)
}

/** Links to the pages of locations, in the order of the given slugs. Unknown slugs are left out. */
export function locationLinks(slugs: readonly string[]) {
  return slugs.flatMap((slug) => {
    const location = getLocation(slug)
    return location ? [{ href: `/locations/${slug}`, text: location.city }] : []
  })
}
