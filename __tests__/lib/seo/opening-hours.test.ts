import { office } from '../../support/office'
import { company } from '@/lib/company/company'
import type { Company } from '@/lib/company/company-schema'
import { emergencyLine, openingHours } from '@/lib/seo/opening-hours'

const saved = { ...company }

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2030-11-01T12:00:00Z') })
  Object.assign(company, office())
})

afterEach(() => {
  jest.useRealTimers()
  Object.assign(company, saved)
})

function told(change: Partial<Company>) {
  Object.assign(company, change)
  return openingHours()
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const specification = { '@type': 'OpeningHoursSpecification' }
const usual = [
  { ...specification, dayOfWeek: weekdays, opens: '08:00', closes: '18:00' },
  { ...specification, dayOfWeek: ['Saturday'], opens: '09:00', closes: '15:00' },
]

test('search engines are told of the hours of each day, and of none on a day off', () => {
  expect(told({})).toEqual(usual)
})

test('hours around the clock are told in a way that search engines do not read as closed', () => {
  const [hours] = office().hours
  expect(told({ hours: [{ ...hours!, opens: '00:00', closes: '00:00' }] })).toMatchObject([
    { opens: '00:00', closes: '23:59' },
  ])
})

test('closings are told as days without hours', () => {
  const thanksgiving = { date: '2030-11-28', note: 'Closed for Thanksgiving' }
  const christmas = { date: '2030-12-24', through: '2030-12-26', note: 'Closed for Christmas' }
  const closed = { ...specification, opens: '00:00', closes: '00:00' }
  expect(told({ closures: [thanksgiving, christmas] })).toEqual([
    ...usual,
    { ...closed, validFrom: '2030-11-28', validThrough: '2030-11-28' },
    { ...closed, validFrom: '2030-12-24', validThrough: '2030-12-26' },
  ])
})

test.each([
  ['at noon', '2030-12-24', '12:00', { opens: '08:00', closes: '12:00' }],
  ['later than ever', '2030-12-24', '20:00', { opens: '08:00', closes: '18:00' }],
  ['before it opens', '2030-12-24', '08:00', { opens: '00:00', closes: '00:00' }],
  ['on a day off', '2030-12-29', '12:00', { opens: '00:00', closes: '00:00' }],
])(
  'a day on which the office closes early, %s, is told with the hours it has',
  (_, date, closes, hours) => {
    const closures = [{ date, closes, note: 'Closes early' }]
    expect(told({ closures }).slice(2)).toEqual([
      { ...specification, ...hours, validFrom: date, validThrough: date },
    ])
  },
)

test('a phone for emergencies is told of where there is one, and as answered at any hour only where that is claimed', () => {
  expect(emergencyLine()).toBeUndefined()
  Object.assign(company, { emergency: 'Emergency service', claims: {} })
  const line = {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    description: 'Emergency service',
    telephone: company.phone.dial,
  }
  expect(emergencyLine()).toEqual(line)
  Object.assign(company, { claims: { 'answered-24-7': { confirmed: true } } })
  expect(emergencyLine()).toEqual({
    ...line,
    hoursAvailable: {
      ...specification,
      dayOfWeek: [...weekdays, 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
  })
})
