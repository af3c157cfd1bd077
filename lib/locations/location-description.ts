import type { Location } from './location-schema'
import { fill } from '@/lib/content/fill'
import { locationPage } from '@/lib/pages/page-copy'

/** The heading of its page. */
export function placeHeading({ city }: Pick<Location, 'city'>) {
  return fill(locationPage().heading, { city })
}

/** A county in full. */
export function countyName(county: string) {
  return fill(locationPage().county, { county })
}

/** "Elm County", or "Elm County, partly Oak and Ash". */
export function countyLine({ county, alsoIn }: Pick<Location, 'county' | 'alsoIn'>) {
  const own = countyName(county)
  if (alsoIn.length === 0) return own
  const others = new Intl.ListFormat('en-US').format(alsoIn)
  return fill(locationPage().counties, { county: own, others })
}

/** What its page says of a place below its name: its own words, or the general ones. */
export function placeDescription({ city, cityDescription }: Location) {
  return cityDescription || fill(locationPage().generalDescription, { city })
}
