/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { holdEarlySubmits, reportMissingIslands, setIslandState } from '@/lib/browser/islands'

// What a visitor sees of a missing script is shown in e2e.

forgetListeners()

const submitted = jest.fn((event: Event) => event.preventDefault())
const island = () => document.querySelector('[data-island]') as HTMLElement
const press = () => document.querySelector<HTMLElement>('[type="submit"]')?.click()

const form = '<form><button type="button">Today</button><button type="submit">Send</button></form>'

const scripts = ['https://ads.acme.test/a.js', '/_next/static/islands/hydrate.js']
  .map((src) => `<script type="module" src="${src}"></script>`)
  .join('')

beforeEach(() => {
  jest.useFakeTimers()
  submitted.mockClear()
  document.body.innerHTML = `<div data-island="RequestForm">${form}</div>${scripts}`
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

test('no island fails before a press or a missing script of its own', () => {
  reportMissingIslands()
  jest.advanceTimersByTime(60_000)
  const [foreign, own] = document.querySelectorAll('script')
  foreign?.dispatchEvent(new Event('error'))
  expect(island().dataset.state).toBeUndefined()
  own?.dispatchEvent(new Event('error'))
  expect(island().dataset.state).toBe('failed')
})
