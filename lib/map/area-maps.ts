import 'server-only'
import { cached } from '../content/cached'
import { regionMapWithNames, regionMapWithNumbers } from './draw-map'
import { getEntry } from '@/lib/content/content'
import { getMainLocations } from '@/lib/locations/locations'

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
