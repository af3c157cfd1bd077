import { locationProblems } from '@/lib/locations/location-problems'

function problemsOf(fields: { state?: string; zipCodes: string[] }) {
  const coordinates = { latitude: 32, longitude: -110 }
  const entry = {
    file: 'vail.md',
    lineOf: () => 4,
    fields: { city: 'Vail', coordinates, ...fields },
  }
  const company = { address: { postalCode: '85701' }, region: { state: 'Arizona' } }
  const content = { locations: { entries: [entry] }, company: { entries: [{ fields: company }] } }
  return locationProblems(content as never).map(({ field, message }) => `${field}: ${message}`)
}

test('a ZIP code that cannot be in the state of its place is reported', () => {
  expect(problemsOf({ zipCodes: ['85641', '43016'] })).toEqual([
    'zipCodes[2]: 43016 is not in Arizona',
  ])
  expect(problemsOf({ state: 'Texas', zipCodes: ['79901', '88510'] })).toEqual([])
  expect(problemsOf({ zipCodes: [] })).toEqual([])
})
