import { company } from './company'
import { getCollection } from './entries'
import { fill } from './fill'
import { locationPage } from './pages'
import { cached } from '@/lib/cached'
import { countyAndState, type Location } from '@/lib/content/schemas/locations'

/** All locations in the order of the footer. */
export const getLocations = cached(() =>
  getCollection('locations').map((location): Location => ({
    ...location,
    ...countyAndState(location, company().region),
  })),
)

/** As many as fit on the map and in the footer. The sitemap page lists all locations. */
const maxMainLocations = 60

export const getMainLocations = cached(() => getLocations().slice(0, maxMainLocations))

/** Links to the pages of locations, in the order of the given slugs. Unknown slugs are left out. */
export function locationLinks(slugs: readonly string[]) {
  return slugs.flatMap((slug) => {
    const location = getLocations().find((candidate) => candidate.slug === slug)
    return location ? [{ href: `/locations/${slug}`, text: location.city }] : []
  })
}

export function locationHeading({ city }: Pick<Location, 'city'>) {
  return fill(locationPage().heading, { city })
}

/** The full name of a county: "Elm County". */
export function countyName(county: string) {
  return fill(locationPage().county, { county })
}

/** "Elm County", or "Elm County, partly Oak and Ash". Undefined for a location without a county. */
export function countyLine({ county, alsoIn }: Pick<Location, 'county' | 'alsoIn'>) {
  if (!county) return undefined
  const mainCounty = countyName(county)
  if (alsoIn.length === 0) return mainCounty
  const others = new Intl.ListFormat('en-US').format(alsoIn)
  return fill(locationPage().counties, { county: mainCounty, others })
}

export function locationDescription({ city, cityDescription }: Location) {
  return cityDescription || fill(locationPage().generalDescription, { city })
}
