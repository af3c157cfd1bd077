import type { Location } from './location-schema'
import { locationPage } from '@/lib/pages/page-copy'

/** The heading of its page. */
export function placeHeading({ city }: Pick<Location, 'city'>) {
  return locationPage.heading.replace('{city}', city)
}

/** A county in full. */
export function countyName(county: string) {
  return locationPage.county.replace('{county}', county)
}

/** What its page says of a place below its name: its own words, or the general ones. */
export function placeDescription({ city, cityDescription }: Location) {
  return cityDescription || locationPage.generalDescription.replace('{city}', city)
}
