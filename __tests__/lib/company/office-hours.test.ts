import { office } from '../../support/office'
import { companySchema } from '@/lib/company/company-schema'
import { upcomingClosures } from '@/lib/company/office-hours'

const closures = [
  { date: '2026-12-24', through: '2026-12-26', note: 'Closed for Christmas' },
  { date: '2026-11-26', note: 'Closed for Thanksgiving' },
]

test('closings are told in their order until they have passed where the office is', () => {
  const dates = (today: string) =>
    upcomingClosures(office({ closures }), new Date(today)).map(({ date }) => date)
  expect(dates('2026-11-01T12:00:00Z')).toEqual(['2026-11-26', '2026-12-24'])
  // The 27th in UTC only.
  expect(dates('2026-11-27T04:59:00Z')).toEqual(['2026-11-26', '2026-12-24'])
  expect(dates('2026-11-27T05:00:00Z')).toEqual(['2026-12-24'])
  expect(dates('2026-12-26T12:00:00Z')).toEqual(['2026-12-24'])
  expect(dates('2026-12-27T12:00:00Z')).toEqual([])
})

const told = (value: unknown) =>
  companySchema.shape.closures.safeParse(value).error?.issues.map(({ message }) => message)

test('a closing needs a day that there is, words, and an end that is not before it', () => {
  expect(told(closures)).toBeUndefined()
  expect(told(undefined)).toBeUndefined()
  expect(told([{ date: '2026-02-30', note: 'Closed' }])).toHaveLength(1)
  expect(told([{ date: '2026-11-26' }])).toHaveLength(1)
  expect(told([{ date: '2026-12-24', closes: 'noon', note: 'Closes at noon' }])).toBeUndefined()
  expect(told([{ date: '2026-12-24', closes: 'early', note: 'Closes early' }])).toEqual([
    '“early” is no time with am or pm',
  ])
  expect(told([{ date: '2026-12-31', closes: 'midnight', note: 'Closes late' }])).toEqual([
    'must be a time of the day itself, before midnight',
  ])
  const several = { date: '2026-12-24', through: '2026-12-25', note: 'Closes at noon' }
  expect(told([{ ...several, closes: '12pm' }])).toEqual(['is for one day: take through out'])
  expect(told([{ date: '2026-11-26', through: '2026-11-25', note: 'Closed' }])).toEqual([
    'must not be before date',
  ])
})
