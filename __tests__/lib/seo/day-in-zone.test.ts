import { startOfDay } from '@/lib/seo/day-in-zone'

test.each([
  ['2026-07-04', '2026-07-04T00:00:00-04:00'],
  ['2026-12-24', '2026-12-24T00:00:00-05:00'],
  // Clocks go forward at two o'clock in this night, and back in the other.
  ['2026-03-08', '2026-03-08T00:00:00-05:00'],
  ['2026-11-01', '2026-11-01T00:00:00-04:00'],
])('%s begins at %s in New York', (day, moment) => {
  expect(startOfDay(day)).toBe(moment)
})
