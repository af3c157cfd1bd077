import 'server-only'
import { cached } from '../content/cached'
import { placeMap, placeMapSize, regionMapWithNames, regionMapWithNumbers } from './draw-map'
import { getEntry } from '@/lib/content/content'
import { getLocation, getMainLocations, mainLocationsWith } from '@/lib/locations/locations'

const folder = '/images/maps'

/** The map of all places: with numbers, and with names for a wide screen where there is room for all of them. */
export const getRegionMaps = cached(() => {
  const named = regionMapWithNames(getMainLocations(), getEntry('map'))
  return {
    numbered: {
      src: `${folder}/region-numbers.svg`,
      ...regionMapWithNumbers(getMainLocations(), getEntry('map')),
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
  return place && placeMap(place, mainLocationsWith(slug), getEntry('map')).svg
}
