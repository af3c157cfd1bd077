import { forgetListeners } from '../../support/listeners'
import { holdEarlySubmits, hydrateAtFirstTouch, setIslandState } from '@/lib/browser/islands'

// What a visitor sees of a missing script is shown in e2e.

forgetListeners()

const submitted = jest.fn((event: Event) => event.preventDefault())
const island = () => document.querySelector('[data-island]') as HTMLElement
const shownMessages = () =>
  [...document.querySelectorAll('[data-message]:not([hidden])')].map(({ role }) => role)
const press = () => document.querySelector<HTMLElement>('[type="submit"]')?.click()

const form = '<form><button type="button">Today</button><button type="submit">Send</button></form>'

beforeEach(() => {
  jest.useFakeTimers()
  submitted.mockClear()
  const messages =
    '<p role="status" data-message="loading" hidden></p><p role="alert" data-message="failed" hidden></p>'
  document.body.innerHTML = `<div data-island="RequestForm"><div>${form}</div>${messages}</div>`
  holdEarlySubmits()
})

/** Hears of each submit that is not held. */
const listen = () => document.querySelector('form')?.addEventListener('submit', submitted)

test('a held submit is repeated once the island is hydrated, also where React has rendered the form anew', () => {
  press()
  press()
  expect(shownMessages()).toEqual(['status'])
  island().firstElementChild?.replaceChildren()
  island().firstElementChild?.insertAdjacentHTML('beforeend', form)
  listen()
  setIslandState(island(), 'hydrated')
  expect(shownMessages()).toEqual([])
  expect(submitted).toHaveBeenCalledTimes(1)
})

test('a held submit does not leave the page', () => {
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')?.dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
})

test('a held submit, like later ones, is left to the browser when the island fails', () => {
  press()
  listen()
  setIslandState(island(), 'failed')
  expect(submitted).toHaveBeenCalledTimes(1)
  press()
  expect(submitted).toHaveBeenCalledTimes(2)
})

test('an island that is hydrated before a press answers without a second one', () => {
  setIslandState(island(), 'hydrated')
  listen()
  press()
  expect(submitted).toHaveBeenCalledTimes(1)
})

describe('the scripts of an island', () => {
  const preload = '<link rel="modulepreload" href="/_next/static/islands/hydrate.js">'
  const run = '<script type="module" src="/_next/static/islands/hydrate.js"></script>'
  const article = '<p>Text</p><a href="/blog/ants">Read more</a>'
  const filter = '<label>Sort <select><option>Newest<option>Oldest</select></label>'

  const element = (selector: string) => document.querySelector(`main ${selector}`) as HTMLElement
  const fetched = jest.fn<Promise<never>, [string]>(() => Promise.reject(new Error('offline')))
  const isRun = () => document.head.querySelector('script') !== null

  beforeEach(() => {
    performance.getEntriesByType = () => []
    fetched.mockClear()
    global.fetch = fetched as unknown as typeof fetch
    const fields = '<input name="name"><input type="checkbox">'
    document.body.innerHTML = `<main><select></select>
      <div data-island="Any">${article}${filter}<form>${fields}</form></div></main>
      <template data-island-scripts>${preload}${run}</template>`
    hydrateAtFirstTouch(false)
  })

  test('are fetched when the page has loaded, and not run', () => {
    expect(fetched).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('pageshow'))
    jest.runAllTimers()
    expect(fetched.mock.calls).toEqual([['/_next/static/islands/hydrate.js', { priority: 'low' }]])
    expect(isRun()).toBe(false)
  })

  test('leave the island failed when they are missing', () => {
    element('input').dispatchEvent(new Event('focusin', { bubbles: true }))
    jest.runAllTimers()
    expect(island().dataset.state).toBeUndefined()
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(island().dataset.state).toBe('failed')
  })

  test('are not fetched for a visitor who saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } })
    window.dispatchEvent(new Event('pageshow'))
    Object.assign(navigator, { connection: undefined })
    jest.runAllTimers()
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each([
    ['pointerdown', 'label'],
    ['focusin', 'input'],
    // As screen readers press it.
    ['click', '[type=checkbox]'],
    ['input', 'input'],
    ['change', 'div select'],
  ])('run once, at a %s of its %s, before the page has loaded and after', (type, selector) => {
    const touch = () => element(selector).dispatchEvent(new Event(type, { bubbles: true }))
    touch()
    jest.runAllTimers()
    expect(isRun()).toBe(true)
    window.dispatchEvent(new Event('pageshow'))
    touch()
    jest.runAllTimers()
    expect(document.head.children).toHaveLength(2)
  })

  test.each([
    // Opens another page.
    ['a link', 'a'],
    // Begins to scroll.
    ['a text', 'p'],
    ['a form between its fields', 'form'],
    ['a control of another part of the page', 'select'],
  ])('do not run at a press on %s', (_, selector) => {
    element(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }))
    jest.runAllTimers()
    expect(isRun()).toBe(false)
  })

  test.each(['reload', 'back_forward'])(
    'run at a %s, when the browser may have filled something in',
    (type) => {
      performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming]
      window.dispatchEvent(new Event('pageshow'))
      jest.runAllTimers()
      expect(isRun()).toBe(true)
    },
  )

  test('run at once where the page is asked for that, but not before it is parsed', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValueOnce('loading')
    hydrateAtFirstTouch(true)
    jest.runAllTimers()
    expect(isRun()).toBe(false)
    window.dispatchEvent(new Event('DOMContentLoaded'))
    jest.runAllTimers()
    expect(isRun()).toBe(true)
  })
})
