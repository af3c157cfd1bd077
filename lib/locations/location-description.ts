import type { Location } from './location-schema'
import { fill } from '@/lib/content/fill'
import { locationPage } from '@/lib/pages/page-copy'

/** The heading of the page of a place. */
export function placeHeading({ city }: Pick<Location, 'city'>) {
  return fill(locationPage().heading, { city })
}

/** The full name of a county: "Elm County". */
export function countyName(county: string) {
  return fill(locationPage().county, { county })
}

/** "Elm County", or "Elm County, partly Oak and Ash". Undefined for a place without a county. */
export function countyLine({ county, alsoIn }: Pick<Location, 'county' | 'alsoIn'>) {
  if (!county) return undefined
  const mainCounty = countyName(county)
  if (alsoIn.length === 0) return mainCounty
  const others = new Intl.ListFormat('en-US').format(alsoIn)
  return fill(locationPage().counties, { county: mainCounty, others })
}

/** The description of a place: its own, or else the general one. */
export function placeDescription({ city, cityDescription }: Location) {
  return cityDescription || fill(locationPage().generalDescription, { city })
}
