import type { Location } from './location-schema'
import { fill } from '@/lib/content/fill'
import { locationPage } from '@/lib/site/page-copy'

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
