import { changeCompany } from '@/__tests__/support/change-company'
import { openNow } from '@/lib/browser/open-now'
import { businessHours, longestLine } from '@/lib/company/business-hours'
import type { Company } from '@/lib/company/company-schema'
import { weekHours } from '@/lib/company/hours-schema'
import { everyPage } from '@/lib/site/page-copy'

beforeEach(() => {
  // The closures of a build are those that have not passed.
  jest.useFakeTimers({ now: new Date('2030-11-01T12:00:00Z') })
  everyPage().openNow = {
    until: 'Open until {time}',
    open: 'Open',
    opens: 'Opens {day} at {time}',
    closed: 'Closed',
  }
})

const usual = [
  { days: 'Mon-Fri', hours: '8am-6pm' },
  { days: 'Sat', hours: '9am-3:30pm' },
  { days: 'Sun', hours: 'closed' },
]

type Line = { days: string; hours: string }
type Office = { hours?: Line[] } & Partial<Pick<Company, 'closures' | 'timeZone'>>

function lineAt(moment: string, { hours = usual, ...office }: Office = {}) {
  const other = { timeZone: 'America/New_York' as const, closures: [], ...office }
  changeCompany({ hours: weekHours.parse(hours), ...other })
  return openNow(businessHours()!, new Date(moment))
}

test.each([
  ['2030-11-04T12:59:59Z', 'Opens Monday at 8 am'],
  ['2030-11-04T13:00:00Z', 'Open until 6 pm'],
  ['2030-11-04T22:59:59Z', 'Open until 6 pm'],
  ['2030-11-04T23:00:00Z', 'Opens Tuesday at 8 am'],
  ['2030-11-09T20:00:00Z', 'Open until 3:30 pm'],
  ['2030-11-09T20:30:00Z', 'Opens Monday at 8 am'],
  // The end of a year, and both sides of daylight saving time, on March 9, 2031.
  ['2031-01-01T04:59:00Z', 'Opens Wednesday at 8 am'],
  ['2031-03-07T12:59:00Z', 'Opens Friday at 8 am'],
  ['2031-03-10T12:00:00Z', 'Open until 6 pm'],
  // A site that has not been built for years keeps up with the clock.
  ['2034-07-03T11:59:00Z', 'Opens Monday at 8 am'],
  ['2034-07-03T12:00:00Z', 'Open until 6 pm'],
])('at %s the line in Ohio is: %s', (moment, line) => {
  expect(lineAt(moment)).toBe(line)
})

test('hours are those of the office, wherever the visitor is', () => {
  const moment = '2030-11-04T23:30:00Z'
  expect(lineAt(moment, { timeZone: 'America/Los_Angeles' })).toBe('Open until 6 pm')
  expect(lineAt(moment, { timeZone: 'Pacific/Guam' })).toBe('Open until 6 pm')
  expect(lineAt(moment, { timeZone: 'Pacific/Honolulu' })).toBe('Open until 6 pm')
})

test('on a day off the line names the day after it, and for a longer one no day', () => {
  const thanksgiving = { date: '2030-11-28', note: '' }
  const winter = { date: '2030-12-20', through: '2031-01-05', note: '' }
  const closures = [thanksgiving, winter]
  expect(lineAt('2030-11-28T15:00:00Z', { closures })).toBe('Opens Friday at 8 am')
  expect(lineAt('2030-11-28T04:00:00Z', { closures })).toBe('Opens Friday at 8 am')
  expect(lineAt('2030-12-20T15:00:00Z', { closures })).toBe('Closed')
  expect(lineAt('2031-01-03T15:00:00Z', { closures })).toBe('Opens Monday at 8 am')
})

test('hours that go on after midnight belong to the day on which they begin', () => {
  const office = {
    hours: [{ days: 'Fri-Sat', hours: '6pm-2am' }],
    closures: [{ date: '2030-11-09', note: '' }],
  }
  // Friday evening, Saturday at one in the morning and at two, and Sunday at one, after a day off.
  expect(lineAt('2030-11-09T03:00:00Z', office)).toBe('Open until 2 am')
  expect(lineAt('2030-11-09T06:00:00Z', office)).toBe('Open until 2 am')
  expect(lineAt('2030-11-09T07:00:00Z', office)).toBe('Opens Friday at 6 pm')
  expect(lineAt('2030-11-10T06:00:00Z', office)).toBe('Opens Friday at 6 pm')
})

test('an office that closes at noon and opens again says so, and one around the clock names no end', () => {
  const split = [
    { days: 'Mon', hours: '1pm-midnight' },
    { days: 'Mon', hours: '8am-noon' },
  ]
  expect(lineAt('2030-11-04T16:00:00Z', { hours: split })).toBe('Open until noon')
  expect(lineAt('2030-11-04T17:30:00Z', { hours: split })).toBe('Opens Monday at 1 pm')
  expect(lineAt('2030-11-04T18:00:00Z', { hours: split })).toBe('Open until midnight')
  const always = [{ days: 'Mon-Sun', hours: '24 hours' }]
  expect(lineAt('2030-11-04T18:00:00Z', { hours: always })).toBe('Open')
})

test('the place that is kept is that of the longest line', () => {
  lineAt('2030-11-04T13:00:00Z')
  expect(longestLine(businessHours()!)).toBe('Opens Wednesday at 8 am')
})

test('without a time zone nothing is said', () => {
  changeCompany({ timeZone: undefined })
  expect(businessHours()).toBeUndefined()
})
