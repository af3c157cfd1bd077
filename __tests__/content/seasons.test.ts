import { seasons } from '@/lib/content/texts'

const monthName = (month: number) =>
  new Date(2024, month - 1, 1).toLocaleDateString('en-US', { month: 'long' })

test('every month lies in one season', () => {
  const months = seasons.flatMap((season) => [...season.months])
  expect(months.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test.each(seasons)('$name spans the months that it says', ({ months, span }) => {
  expect(span).toBe(`${monthName(months[0] ?? 0)} to ${monthName(months[2] ?? 0)}`)
})
