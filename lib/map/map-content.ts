import type { MapContent } from './map-schema'
import { getEntry } from '@/lib/content/content'

/** Water, roads and counties of the maps. */
export function getMapContent(): MapContent {
  return { ...getEntry('map'), counties: getEntry('map-counties') }
}
