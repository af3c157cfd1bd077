import { changeCompany } from '../../support/change-company'
import { currentNotice, upcomingClosures } from '@/lib/company/business-hours'

const closures = [
  { date: '2026-12-24', through: '2026-12-26', note: 'Closed for Christmas' },
  { date: '2026-11-26', note: 'Closed for Thanksgiving' },
]

test.each([
  ['2026-11-01T12:00:00Z', ['2026-11-26', '2026-12-24']],
  // Midnight in the time zone of the tests.
  ['2026-11-28T04:59:00Z', ['2026-11-26', '2026-12-24']],
  ['2026-11-28T05:00:00Z', ['2026-12-24']],
  ['2026-12-27T12:00:00Z', ['2026-12-24']],
  ['2026-12-28T12:00:00Z', []],
])(
  'at %s the closures that ended before yesterday are left out, and the others begin on %j',
  (now, dates) => {
    jest.useFakeTimers({ now: new Date(now) })
    changeCompany({ closures })
    expect(upcomingClosures().map(({ date }) => date)).toEqual(dates)
  },
)

test.each([
  ['2026-06-01T12:00:00Z', '2026-05-31', true],
  ['2026-06-02T12:00:00Z', '2026-05-31', false],
  ['2026-06-02T12:00:00Z', undefined, true],
])('at %s a notice through %s is shown: %s', (now, through, isShown) => {
  jest.useFakeTimers({ now: new Date(now) })
  changeCompany({ notice: { text: 'Ask about our spring plan.', through } })
  expect(currentNotice() !== undefined).toBe(isShown)
})
