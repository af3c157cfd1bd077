export const sampleName = 'Central Ohio Pest Control'

export const sampleStreet = '123 Main Street'

/** The places of the sample company, as parts of a regular expression. Delaware is missing because it is also a state, and Ohio State is a university. */
export const samplePlaces = [
  'Central Ohio',
  'Columbus',
  'Ohio(?! State)',
  'Bexley',
  'Dublin',
  'Gahanna',
  'Genoa Township',
  'German Village',
  'Grandview',
  'Grove City',
  'Hilliard',
  'Italian Village',
  'Lewis Center',
  'New Albany',
  'Pickerington',
  'Powell',
  'Reynoldsburg',
  'Upper Arlington',
  'Westerville',
  'Worthington',
  'Delaware County',
  'Fairfield County',
  'Franklin County',
  'Licking County',
  'I-270',
]
