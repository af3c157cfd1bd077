import type { LocationFrontMatter } from './location-schema'
import type { Company } from '@/lib/company/company-schema'
import type { Loaded } from '@/lib/content/entries'
import { countryOf } from '@/lib/content/fields'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import { remoteLocations, type MapLocation } from '@/lib/map/projection'

type Content = { locations: Loaded<MapLocation & LocationFrontMatter>; company: Loaded<Company> }

/** Reports locations in another country without a state, and locations that are too far from the others for a map. */
export function locationProblems({ locations, company }: Content): Problem[] {
  return [
    ...missingStates({ locations, company }),
    ...distantLocations(locations),
  ]
}

/** A location that names no state is in that of the company's region. */
function missingStates({ locations, company }: Content): Problem[] {
  const [own] = company.entries
  if (!own) return []
  const home = countryOf(own.fields.address.postalCode)
  return locations.entries.flatMap((entry) => {
    const { state, zipCodes } = entry.fields
    if (state || zipCodes.every((code) => countryOf(code) === home)) return []
    const message = 'is missing: the codes of this place are not of the country of your office'
    return fieldProblem(entry, ['state'], { message, example: 'British Columbia' })
  })
}

function distantLocations({ entries }: Loaded<MapLocation>) {
  const locations = entries.map(({ file, fields, lineOf }) => ({ file, lineOf, ...fields }))
  // The usual cause is a missing minus sign, so the example has one.
  return remoteLocations(locations).map(({ location, message }) =>
    fieldProblem(location, ['coordinates'], {
      message,
      example: '{ latitude: 40.099, longitude: -83.114 }',
    }),
  )
}
