import type { Loaded } from '@/lib/content/entries'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import { remotePlaces, type MapPlace } from '@/lib/map/projection'

/** Reports places that are too far from the others for a map. */
export function locationProblems({ locations }: { locations: Loaded<MapPlace> }): Problem[] {
  const places = locations.entries.map(({ file, fields, lineOf }) => ({ file, lineOf, ...fields }))
  // The usual cause is a missing minus sign, so the example has one.
  return remotePlaces(places).map(({ place, message }) =>
    fieldProblem(place, ['coordinates'], {
      message,
      example: '{ latitude: 40.099, longitude: -83.114 }',
    }),
  )
}
