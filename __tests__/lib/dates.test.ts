import { dayOf, isoDate, longDate } from '@/lib/dates'

test('a long date is in American English', () => {
  expect(longDate(new Date(2024, 0, 15))).toBe('January 15, 2024')
  expect(longDate(new Date(2023, 11, 8, 23, 59))).toBe('December 8, 2023')
})

test('every day of a leap year is the same after parsing and formatting', () => {
  for (let day = 1; day <= 366; day++) {
    const iso = isoDate(new Date(2024, 0, day, 12))
    expect(isoDate(dayOf(iso))).toBe(iso)
  }
})
