import { halfMonthsWithin, monthSpans, spansWithin } from '@/lib/guide/activity-calendar'

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
])('the row %s is the text “%s”', (row, text) => {
  expect(monthSpans(row, words)).toBe(text)
})

test('a closed season is given in days', () => {
  const closed = { halves: [9, 10, 11, 12, 13], dates: 'May 16 to July 31' }
  expect(monthSpans('o o o o o o o o o o o o', words, closed)).toBe(
    'out always; closed May 16 to July 31',
  )
})

test.each([
  ['May 16 to July 31', [9, 10, 11, 12, 13]],
  ['October 15 to March 31', [0, 1, 2, 3, 4, 5, 19, 20, 21, 22, 23]],
  ['March 1 to May 15 and June 16 to June 30', [4, 5, 6, 7, 8, 11]],
])('%s are the half months %j', (dates, halves) => {
  expect(halfMonthsWithin(dates)).toEqual(halves)
})

test('the days within dates are given as month and day, with the last day of each span', () => {
  expect(spansWithin('May 6 to July 31 and October 15 to February 29')).toEqual([
    { days: '05-06/07-31', until: 'July 31' },
    { days: '10-15/12-31 01-01/02-29', until: 'February 29' },
  ])
})

test.each([
  'in winter',
  'Oct 15 to March 31',
  'May 16 to July 31 and Oct 15 to March 31',
  'March 1 to February 30',
  'June 0 to July 4',
])('%s names no days of the calendar', (dates) => {
  expect(halfMonthsWithin(dates)).toEqual([])
})
