import type { CollectionEntry } from '@/lib/content/collection'
import type { Finding } from '@/lib/content/findings'
import type { LocationFrontMatter } from '@/lib/content/location-schema'
import { remotePlaces } from '@/lib/map/projection'

/** Places so far from the others that no map can show both: most often a minus sign is missing. */
export function placesOffTheMap(
  entries: readonly CollectionEntry<LocationFrontMatter>[],
): Finding[] {
  const places = entries.map(({ file, fields, lineOf }) => ({ file, lineOf, ...fields }))
  return remotePlaces(places).map(({ place: { file, lineOf }, message }) => ({
    file,
    line: lineOf(['coordinates']),
    field: 'coordinates',
    message,
    example: '{ latitude: 40.099, longitude: -83.114 }',
  }))
}
