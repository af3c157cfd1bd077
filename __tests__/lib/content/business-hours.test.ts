import { daysText, timesText } from '@/lib/content/business-hours'

test.each([
  [['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], 'Mon-Fri'],
  [['Sat'], 'Sat'],
  [['Sat', 'Sun'], 'Sat, Sun'],
  [['Mon', 'Wed', 'Fri'], 'Mon, Wed, Fri'],
] as const)('the days %j are shown as %s', (days, text) => {
  expect(daysText({ days: [...days] })).toBe(text)
})

test.each([
  ['08:00', '18:00', '8am-6pm'],
  ['09:30', '12:00', '9:30am-12pm'],
  [undefined, undefined, 'closed'],
])('the hours from %s to %s are shown as %s', (opens, closes, text) => {
  expect(timesText({ opens, closes })).toBe(text)
})
