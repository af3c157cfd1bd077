import { getEntry } from './content'
import type { MapContent } from './map-schema'

/** Water, roads and counties of the maps. */
export function getMapContent(): MapContent {
  return { ...getEntry('map'), counties: getEntry('map-counties') }
}
