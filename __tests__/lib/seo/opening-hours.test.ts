import { changeCompany } from '../../support/change-company'
import type { Company } from '@/lib/company/company-schema'
import { businessAndWebsite } from '@/lib/seo/structured-data'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

const hours: Company['hours'] = [
  { days: 'Mon-Fri', hours: '', weekdays: [...weekdays], opens: '08:00', closes: '18:00' },
  { days: 'Sat', hours: '', weekdays: ['Saturday'], opens: '09:00', closes: '15:00' },
  { days: 'Sun', hours: '', weekdays: ['Sunday'] },
]

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2030-11-01T12:00:00Z') })
  changeCompany({ hours, closures: [] })
})

function openingHoursOf(change: Partial<Company>) {
  changeCompany(change)
  const [business] = JSON.parse(JSON.stringify(businessAndWebsite()))['@graph']
  return business.openingHoursSpecification as unknown
}

const specification = { '@type': 'OpeningHoursSpecification' }
const usual = [
  { ...specification, dayOfWeek: weekdays, opens: '08:00', closes: '18:00' },
  { ...specification, dayOfWeek: ['Saturday'], opens: '09:00', closes: '15:00' },
]

test('structured data has the hours of open days, and no entry for other days', () => {
  expect(openingHoursOf({})).toEqual(usual)
})

test('hours around the clock end at 23:59', () => {
  const allDay = { opens: '00:00', closes: '00:00' }
  expect(openingHoursOf({ hours: [{ ...hours[0]!, ...allDay }] })).toMatchObject([
    { opens: '00:00', closes: '23:59' },
  ])
})

test('closures are days without hours', () => {
  const thanksgiving = { date: '2030-11-28', note: 'Closed for Thanksgiving' }
  const christmas = { date: '2030-12-24', through: '2030-12-26', note: 'Closed for Christmas' }
  const closed = { ...specification, opens: '00:00', closes: '00:00' }
  expect(openingHoursOf({ closures: [thanksgiving, christmas] })).toEqual([
    ...usual,
    { ...closed, validFrom: '2030-11-28', validThrough: '2030-11-28' },
    { ...closed, validFrom: '2030-12-24', validThrough: '2030-12-26' },
  ])
})
