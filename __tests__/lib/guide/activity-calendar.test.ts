import { monthSpans, monthsWithin } from '@/lib/guide/activity-calendar'

const words = {
  outdoors: 'out {months}',
  indoors: 'in {months}',
  closed: 'closed {dates}',
  span: '{from} to {to}',
  allYear: 'always',
}

test.each([
  ['i i i i i i i i i i i i', 'in always'],
  ['- - - o o o - - - - - -', 'out April to June'],
  ['i i - - - - - - - - i i', 'in November to February'],
  ['- i - - b b - - - - - -', 'in February and May to June; out May to June'],
])('the row %s reads %s', (row, read) => {
  expect(monthSpans(row, words)).toBe(read)
})

test('the days are told on which the law closes work, not only the months', () => {
  const closed = { months: [5, 6, 7], dates: 'May 16 to July 31' }
  expect(monthSpans('o o o o o o o o o o o o', words, closed)).toBe(
    'out always; closed May 16 to July 31',
  )
})

test.each([
  ['May 16 to July 31', [5, 6, 7]],
  ['May 16 to May 31 (five bats or more) and October 15 to March 1', [1, 2, 3, 5, 10, 11, 12]],
  ['in winter', []],
])('%s touch the months %j', (dates, months) => {
  expect(monthsWithin(dates)).toEqual(months)
})
