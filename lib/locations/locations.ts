import type { Location } from './location-schema'
import { company } from '@/lib/company/company'
import { cached } from '@/lib/content/cached'
import { getCollection } from '@/lib/site-content'

/** All places in the order of the footer. */
export const getLocations = cached(() =>
  getCollection('locations').map(({ county, state, ...place }): Location => ({
    ...place,
    county: county ?? company().region.county,
    state: state ?? company().region.state,
  })),
)

/** What a map and a footer can hold. An owner with more places has the others on the sitemap page. */
const maxMainLocations = 60

/** The places on the map and in the footer: the first ones, up to what both can hold. */
export const getMainLocations = cached(() => getLocations().slice(0, maxMainLocations))

export function getLocation(slug: string): Location | undefined {
  return bySlug().get(slug)
}

/** Links to the pages of places, in the order of their slugs. */
export function locationLinks(slugs: readonly string[]) {
  return slugs.flatMap((slug) => {
    const place = getLocation(slug)
    return place ? [{ href: `/locations/${slug}`, text: place.city }] : []
  })
}

const bySlug = cached(() => new Map(getLocations().map((place) => [place.slug, place])))
