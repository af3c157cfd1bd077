/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { holdEarlySubmits, reportMissingIslands, setIslandState } from '@/lib/browser/islands'

// What a visitor sees of a missing script is shown in e2e.

forgetListeners()

const submitted = jest.fn((event: Event) => event.preventDefault())
const island = () => document.querySelector('[data-island]') as HTMLElement
const press = () => document.querySelector('button')?.click()

const form = '<form><button>Send</button></form>'

beforeEach(() => {
  jest.useFakeTimers()
  submitted.mockClear()
  document.body.innerHTML = `<div data-island="RequestForm">${form}</div><script type="module"></script>`
  holdEarlySubmits()
})
afterEach(() => jest.useRealTimers())

/** Hears of each submit that is not held. */
const listen = () => document.querySelector('form')?.addEventListener('submit', submitted)

test('a held submit is repeated once the island is hydrated, also where React has rendered the form anew', () => {
  press()
  press()
  island().innerHTML = form
  listen()
  setIslandState(island(), 'hydrated')
  expect(submitted).toHaveBeenCalledTimes(1)
  jest.runAllTimers()
  expect(island().dataset.state).toBe('hydrated')
  expect(submitted).toHaveBeenCalledTimes(1)
})

test('a held submit, like later ones, is left to the browser when the island fails', () => {
  press()
  listen()
  setIslandState(island(), 'failed')
  expect(submitted).toHaveBeenCalledTimes(1)
  press()
  expect(submitted).toHaveBeenCalledTimes(2)
})

test('an island whose scripts never come fails within three seconds of a press', () => {
  press()
  listen()
  jest.advanceTimersByTime(3_000)
  expect(island().dataset.state).toBe('failed')
  expect(submitted).toHaveBeenCalledTimes(1)
})

test('no island fails before a press or a missing script', () => {
  reportMissingIslands()
  jest.advanceTimersByTime(60_000)
  expect(island().dataset.state).toBeUndefined()
  document.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(island().dataset.state).toBe('failed')
})
