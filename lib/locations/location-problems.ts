import type { LocationFrontMatter } from './location-schema'
import type { Company } from '@/lib/company/company-schema'
import type { Loaded } from '@/lib/content/entries'
import { countryOf } from '@/lib/content/fields'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import { remotePlaces, type MapPlace } from '@/lib/map/projection'

type Places = { locations: Loaded<MapPlace & LocationFrontMatter>; company: Loaded<Company> }

/** Reports places in another country without a state, and places that are too far from the others for a map. */
export function locationProblems({ locations, company }: Places): Problem[] {
  return [...missingStates({ locations, company }), ...distantPlaces(locations)]
}

/** A place that names no state is in that of the company's region. */
function missingStates({ locations, company }: Places): Problem[] {
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

function distantPlaces(locations: Loaded<MapPlace>) {
  const places = locations.entries.map(({ file, fields, lineOf }) => ({ file, lineOf, ...fields }))
  // The usual cause is a missing minus sign, so the example has one.
  return remotePlaces(places).map(({ place, message }) =>
    fieldProblem(place, ['coordinates'], {
      message,
      example: '{ latitude: 40.099, longitude: -83.114 }',
    }),
  )
}
