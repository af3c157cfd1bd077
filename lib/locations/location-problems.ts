import type { Loaded } from '@/lib/content/entries'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { MapLocation } from '@/lib/map/projection'

/** About 200 miles. A location farther away is a typing error, and a map with both would be useless. */
const maxDegreesFromOthers = 3

/** Reports locations that are too far from the others for a map. */
export function locationProblems({ locations }: { locations: Loaded<MapLocation> }): Problem[] {
  const all = locations.entries.map(({ fields }) => fields.coordinates)
  const middle = {
    latitude: median(all.map(({ latitude }) => latitude)),
    longitude: median(all.map(({ longitude }) => longitude)),
  }
  return locations.entries.flatMap((entry) => {
    const { latitude, longitude } = entry.fields.coordinates
    const degrees = Math.hypot(latitude - middle.latitude, longitude - middle.longitude)
    if (degrees <= maxDegreesFromOthers) return []
    const message = `${latitude}, ${longitude} is more than 200 miles from the other cities`
    return fieldProblem(entry, ['coordinates'], {
      message,
      example: '{ latitude: 40.099, longitude: -83.114 }',
    })
  })
}

function median(values: number[]) {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}
