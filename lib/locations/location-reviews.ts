import type { Location } from './location-schema'
import { reviews } from '@/lib/site/page-copy'

/** The reviews on the page of a location: its own, or else those of all places, with one from its town or county first. */
export function reviewsForLocation(
  location: Pick<Location, 'city' | 'county' | 'alsoIn' | 'reviews'>,
) {
  const { city, county, alsoIn } = location
  if (location.reviews.length > 0) return location.reviews
  const names = [city, county, ...alsoIn]
  const all = reviews().locations
  const nearest = all.find((review) =>
    placesIn(review.location).some((place) => names.includes(place)),
  )
  return nearest ? [nearest, ...all.filter((review) => review !== nearest)] : all
}

/** "German Village, Columbus" is both, "Franklin County OH" is Franklin, and "Avon Lake" is not Avon. */
function placesIn(location: string) {
  return location.split(/, */).map((place) => place.replace(/( (County|Parish|[A-Z]{2}))+$/, ''))
}
