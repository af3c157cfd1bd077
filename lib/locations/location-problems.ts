import type { Loaded } from '@/lib/content/entries'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import { remoteLocations, type MapLocation } from '@/lib/map/projection'

/** Reports locations that are too far from the others for a map. */
export function locationProblems({ locations }: { locations: Loaded<MapLocation> }): Problem[] {
  const all = locations.entries.map(({ file, fields, lineOf }) => ({ file, lineOf, ...fields }))
  return remoteLocations(all).map(({ location, message }) =>
    fieldProblem(location, ['coordinates'], {
      message,
      example: '{ latitude: 40.099, longitude: -83.114 }',
    }),
  )
}
