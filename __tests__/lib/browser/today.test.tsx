import { forgetListeners } from '../../support/listeners'
import { stopTheClock } from '../../support/visitor'
import { keepToday } from '@/lib/browser/today'

forgetListeners()
stopTheClock(new Date(2031, 11, 31, 23, 50))

test('year and date are the visitor’s, also in a tab that is looked at again on another day', () => {
  document.body.innerHTML =
    '<span data-today="year">2026</span><time data-today="date" datetime="2026-11-29">November 29, 2026</time>'
  const shown = () => document.body.textContent
  keepToday()
  expect(shown()).toBe('2031December 31, 2031')
  expect(document.querySelector('time')?.dateTime).toBe('2031-12-31')
  jest.setSystemTime(new Date(2032, 0, 2, 8, 0))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(shown()).toBe('2032January 2, 2032')
})
