import { monthSpans, monthsWithin } from '@/lib/guide/activity-calendar'

test.each([
  ['i i i i i i i i i i i i', 'indoors all year'],
  ['- - - o o o - - - - - -', 'outdoors April to June'],
  ['i i - - - - - - - - i i', 'indoors November to February'],
  ['- - - - b b b b b b - -', 'indoors and outdoors May to October'],
  ['- i - - b b - - - - - -', 'indoors February and May to June; outdoors May to June'],
])('the row %s reads %s', (row, words) => {
  expect(monthSpans(row)).toBe(words)
})

test('the days are told on which the law closes work, not only the months', () => {
  const closed = { months: [5, 6, 7], dates: 'May 16 to July 31' }
  expect(monthSpans('o o o o o o o o o o o o', closed)).toBe(
    'outdoors all year; closed by law May 16 to July 31',
  )
})

test.each([
  ['May 16 to July 31', [5, 6, 7]],
  ['May 16 to May 31 (five bats or more) and October 15 to March 1', [1, 2, 3, 5, 10, 11, 12]],
  ['in winter', []],
])('%s touch the months %j', (dates, months) => {
  expect(monthsWithin(dates)).toEqual(months)
})
