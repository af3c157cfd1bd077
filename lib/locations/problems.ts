import { repeatedSentences } from './repeated-sentences'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'
import { isInRing, pointOf, remotePlaces } from '@/lib/map/projection'

/** Places that no map can hold or that lie in another county, and sentences that two places share. */
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
  return [...remote, ...countyProblems(content), ...repeatedSentences(entries)]
}

/** Places that the map shows in a county that they don't name. */
function countyProblems({ company, locations, 'map-counties': map }: Content): Problem[] {
  const usual = company.entries[0]?.fields.region.county
  const counties = map.entries[0]?.fields ?? []
  return locations.entries.flatMap((entry) => {
    const { county = usual, alsoIn } = entry.fields
    const { name } = counties.find(({ borders }) =>
      borders.some((border) => isInRing(pointOf(entry.fields), border)),
    ) ?? { name: county }
    if (!county || !name || [county, ...alsoIn].includes(name)) return []
    const message = `the place lies in ${name} County, and is said to lie in ${county} County`
    return fieldProblem(entry, ['county'], { message, example: `county: ${name}` })
  })
}
