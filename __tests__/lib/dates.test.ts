import { startOfDay } from '@/lib/dates'

test.each([
  ['2024-01-15', '2024-01-15T00:00:00-05:00'],
  ['2024-07-01', '2024-07-01T00:00:00-04:00'],
  // The days on which clocks change begin with the old offset.
  ['2024-03-10', '2024-03-10T00:00:00-05:00'],
  ['2024-11-03', '2024-11-03T00:00:00-04:00'],
])('%s begins in Columbus at %s', (day, moment) => {
  expect(startOfDay(day, 'America/New_York')).toBe(moment)
})
