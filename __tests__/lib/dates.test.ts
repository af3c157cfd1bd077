import { dayOf, isoDate, longDate, startOfDay } from '@/lib/dates'

test('a day is written out in American English', () => {
  expect(longDate(new Date(2024, 0, 15))).toBe('January 15, 2024')
  expect(longDate(new Date(2023, 11, 8, 23, 59))).toBe('December 8, 2023')
})

test('a day read and written again is the same, on every day of a leap year', () => {
  for (let day = 1; day <= 366; day++) {
    const iso = isoDate(new Date(2024, 0, day, 12))
    expect(isoDate(dayOf(iso))).toBe(iso)
  }
})

test.each([
  ['2024-01-15', '2024-01-15T00:00:00-05:00'],
  ['2024-07-01', '2024-07-01T00:00:00-04:00'],
  // The days on which clocks change begin with the old offset.
  ['2024-03-10', '2024-03-10T00:00:00-05:00'],
  ['2024-11-03', '2024-11-03T00:00:00-04:00'],
])('%s begins in New York at %s', (day, moment) => {
  expect(startOfDay(day, 'America/New_York')).toBe(moment)
})
