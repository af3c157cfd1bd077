import { changeCompany } from '../../support/change-company'
import { closedDays } from '@/lib/company/business-hours'
import { weekHours } from '@/lib/company/hours-schema'

test('closed are the weekdays without hours, in their words, and the closures that have not passed', () => {
  changeCompany({
    hours: weekHours.parse([
      { days: 'Mon-Fri', hours: '8am-6pm' },
      { days: 'Sun', hours: 'closed (call us)' },
    ]),
    closures: [
      { date: '2020-12-25', note: 'Long ago' },
      { date: '2090-12-24', through: '2090-12-26', note: 'Closed for Christmas' },
      { date: '2091-01-01', note: 'New Year' },
    ],
  })
  expect(closedDays()).toEqual({
    // Nothing is said of Saturday.
    week: { 0: 'closed (call us)', 6: 'closed' },
    closures: [
      ['2090-12-24', '2090-12-26', 'Closed for Christmas'],
      ['2091-01-01', '2091-01-01', 'New Year'],
    ],
  })
})
