import { dayOf, isoDate, isWithin, longDate } from '@/lib/dates'

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

test.each([
  ['05-01/09-30', '2030-05-01', true],
  ['05-01/09-30', '2030-10-01', false],
  ['10-15/12-31 01-01/03-31', '2031-01-01', true],
  ['2030-12-24/2031-01-02', '2030-12-31', true],
  ['2030-12-24/2031-01-02', '2031-01-03', false],
  ['', '2031-01-03', false],
])('within “%s” is %s: %s', (spans, day, isInside) => {
  expect(isWithin(spans, day)).toBe(isInside)
})
