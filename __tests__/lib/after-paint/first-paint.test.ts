/** @jest-environment jsdom */
import { fakePaint, paint } from '../../support/paint'
import { afterFirstPaint } from '@/lib/after-paint/first-paint'

const action = jest.fn()

fakePaint()

beforeEach(() => {
  action.mockClear()
  jest.useFakeTimers()
})

afterEach(() => jest.useRealTimers())

test('what can wait starts when the page is painted, and once', () => {
  afterFirstPaint(action)
  jest.advanceTimersByTime(2_999)
  expect(action).not.toHaveBeenCalled()
  paint()
  expect(action).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(10_000)
  expect(action).toHaveBeenCalledTimes(1)
})

test('a page that is painted already is not waited for', () => {
  paint()
  afterFirstPaint(action)
  expect(action).toHaveBeenCalledTimes(1)
})

test('a tab in the background, which paints nothing, waits for 3 seconds', () => {
  afterFirstPaint(action)
  jest.advanceTimersByTime(3_000)
  expect(action).toHaveBeenCalledTimes(1)
  paint()
  expect(action).toHaveBeenCalledTimes(1)
})
