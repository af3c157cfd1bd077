export const sampleName = 'Central Ohio Pest Control'

export const sampleStreet = '123 Main Street'

/** Places that most texts of the sample name, as parts of a regular expression. Ohio State is a university. */
export const samplePlaces = ['Central Ohio', 'Columbus', 'Ohio(?! State)']
