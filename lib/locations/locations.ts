import { countyAndState, type Location } from './location-schema'
import { company } from '@/lib/company/company'
import { cached } from '@/lib/content/cached'
import { getCollection } from '@/lib/site-content'

/** All places in the order of the footer. */
export const getLocations = cached(() =>
  getCollection('locations').map((place): Location => ({
    ...place,
    ...countyAndState(place, company().region),
  })),
)

/** As many as fit on the map and in the footer. The sitemap page lists all places. */
const maxMainLocations = 60

/** The places on the map and in the footer: the first ones in their order. */
export const getMainLocations = cached(() => getLocations().slice(0, maxMainLocations))

export function getLocation(slug: string): Location | undefined {
  return bySlug().get(slug)
}

/** Links to the pages of places, in the order of the given slugs. Unknown slugs are left out. */
export function locationLinks(slugs: readonly string[]) {
  return slugs.flatMap((slug) => {
    const place = getLocation(slug)
    return place ? [{ href: `/locations/${slug}`, text: place.city }] : []
  })
}

const bySlug = cached(() => new Map(getLocations().map((place) => [place.slug, place])))
