import { changeCompany } from '../../support/change-company'
import { closedDays } from '@/lib/company/business-hours'
import { weekHours } from '@/lib/company/hours-schema'
import { closedNote } from '@/lib/forms/closed-days'

test('closed are the weekdays whose hours say so, in their words, and the closures that have not passed', () => {
  changeCompany({
    hours: weekHours.parse([
      { days: 'Mon-Fri', hours: '8am-6pm' },
      { days: 'Sun', hours: 'closed' },
    ]),
    closures: [
      { date: '2020-12-25', note: 'Long ago' },
      { date: '2090-12-24', through: '2090-12-26', note: 'Closed for Christmas' },
      { date: '2091-01-01', note: 'New Year' },
    ],
  })
  expect(closedDays()).toEqual({
    // Nothing is said of Saturday.
    week: [[['closed']], [], [], [], [], [], []],
    closures: [
      ['2090-12-24', '2090-12-26', 'Closed for Christmas'],
      ['2091-01-01', '2091-01-01', 'New Year'],
    ],
  })
})

test('a day that is closed in a season is closed in it alone', () => {
  changeCompany({
    hours: weekHours.parse([
      { days: 'Mon-Fri', hours: '8am-6pm' },
      { days: 'Sat', hours: '8am-noon', from: 'March 1', through: 'October 31' },
      { days: 'Sat', hours: 'closed', from: 'November 1', through: 'February 29' },
    ]),
    closures: [],
  })
  // Saturdays and a Monday.
  const days = [
    new Date(2030, 1, 23),
    new Date(2030, 2, 2),
    new Date(2030, 10, 2),
    new Date(2030, 10, 4),
  ]
  expect(days.map((day) => closedNote(closedDays(), day))).toEqual([
    'closed',
    undefined,
    'closed',
    undefined,
  ])
})
