import 'server-only'
import { cached } from '../content/cached'
import {
  placeMap,
  placeMapSize,
  regionMapWithNames,
  regionMapWithNumbers,
  regionMapWithoutWords,
} from './draw-map'
import type { MapContent } from './map-schema'
import { getEntry } from '@/lib/content/content'
import { getLocation, getMainLocations, mainLocationsWith } from '@/lib/locations/locations'

const folder = '/images/maps'

/** Water, roads and counties of the maps. */
function getMapContent(): MapContent {
  return { ...getEntry('map'), counties: getEntry('map-counties') }
}

/** The map of all places: with numbers, and with names for a wide screen where there is room for all of them. */
export const getRegionMaps = cached(() => {
  const named = regionMapWithNames(getMainLocations(), getMapContent())
  return {
    numbered: {
      src: `${folder}/region-numbers.svg`,
      ...regionMapWithNumbers(getMainLocations(), getMapContent()),
    },
    named: named && { src: `${folder}/region.svg`, ...named },
  }
})

/** Address and size of the map around a place. */
export function placeMapPicture(slug: string) {
  return { src: `${folder}/${slug}.svg`, ...placeMapSize }
}

/** The map around a place, as an SVG file. */
export function placeMapSvg(slug: string): string | undefined {
  const place = getLocation(slug)
  return place && placeMap(place, mainLocationsWith(slug), getMapContent()).svg
}

/** The map of all places with one of them highlighted and without words, which share images cannot set. */
export function shareMap(here: string) {
  return regionMapWithoutWords(mainLocationsWith(here), here, getMapContent())
}
