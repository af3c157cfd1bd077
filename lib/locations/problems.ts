import { repeatedSentences } from './repeated-sentences'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'
import { remotePlaces } from '@/lib/map/projection'

/** Places that no map can hold, and sentences that two places share. */
export function locationProblems(content: Content): Problem[] {
  const { entries } = content.locations
  const places = entries.map(({ file, fields, lineOf }) => ({ file, lineOf, ...fields }))
  // Most often a minus sign is missing.
  const remote = remotePlaces(places).map(({ place, message }) =>
    fieldProblem(place, ['coordinates'], {
      message,
      example: '{ latitude: 40.099, longitude: -83.114 }',
    }),
  )
  return [...remote, ...repeatedSentences(entries)]
}
