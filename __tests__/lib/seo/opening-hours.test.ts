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

afterEach(() => jest.useRealTimers())

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

test('hours of a season have the days of the next one, also over the end of the year', () => {
  const season = (from: string, through: string, days: string) =>
    ({ ...hours[0]!, from, through, season: days }) as const
  expect(
    openingHoursOf({
      hours: [
        season('May 1', 'September 30', '05-01/09-30'),
        season('October 1', 'April 30', '10-01/12-31 01-01/04-30'),
        season('December 1', 'February 29', '12-01/12-31 01-01/02-29'),
      ],
    }),
  ).toMatchObject([
    { validFrom: '2031-05-01', validThrough: '2031-09-30' },
    { validFrom: '2030-10-01', validThrough: '2031-04-30' },
    { validFrom: '2030-12-01', validThrough: '2031-02-28' },
  ])
  jest.setSystemTime(new Date('2031-04-30T12:00:00Z'))
  expect(
    openingHoursOf({ hours: [season('October 1', 'April 30', '10-01/12-31 01-01/04-30')] }),
  ).toMatchObject([{ validFrom: '2030-10-01', validThrough: '2031-04-30' }])
})
