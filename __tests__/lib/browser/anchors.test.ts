/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { stopTheClock } from '../../support/visitor'
import { openAtTop, openOldAddress, scrollToAnchors } from '@/lib/browser/anchors'

forgetListeners()
stopTheClock()

const scrollTo = jest.fn()

beforeEach(() => {
  scrollTo.mockClear()
  Object.assign(window, { scrollTo, scrollY: 200 })
  Element.prototype.getBoundingClientRect = () => ({ top: 1_000 }) as DOMRect
})

/** As the browser says how the visitor has come here. */
function arriveBy(type: 'navigate' | 'reload' | 'back_forward', address: string, main: string) {
  const getEntriesByType = () => [{ type }]
  Object.assign(performance, { getEntriesByType })
  window.history.replaceState(null, '', address)
  document.body.innerHTML = main
}

test.each([
  ['#!about', [['/about']]],
  ['#!//elsewhere.example', [['/elsewhere.example']]],
  ['#!/\\elsewhere.example', [['/elsewhere.example']]],
  ['#areas', []],
])('an address that ends in %s of an old site leads to %j', (hash, calls) => {
  const location = { hash, replace: jest.fn() }
  openOldAddress(location)
  expect(location.replace.mock.calls).toEqual(calls)
  // A browser refuses it as the method of anything else.
  expect(location.replace.mock.contexts).toEqual(calls.map(() => location))
})

const opensAtTop = '<main data-opens-at-top></main>'

test.each([
  ['a reload of it', 'reload', '/', opensAtTop, [[{ top: 0, behavior: 'instant' }]]],
  ['the way back to it', 'back_forward', '/', opensAtTop, []],
  ['a reload of a page to read', 'reload', '/blog/ants', '<main></main>', []],
] as const)(
  'a page begins at its top where it should: %s [spec: Home; Service pages; Location pages]',
  (_, type, address, main, calls) => {
    arriveBy(type, address, main)
    openAtTop()
    expect(scrollTo.mock.calls).toEqual(calls)
  },
)

test('the back button keeps the scroll position, and an unknown section leads to the top [spec: Services page]', () => {
  const anchors = '<main data-anchors><section id="wildlife"></section></main>'
  arriveBy('back_forward', '/services#wildlife', anchors)
  scrollToAnchors()
  jest.advanceTimersByTime(1_000)
  expect(scrollTo).not.toHaveBeenCalled()
  arriveBy('navigate', '/services#nothing', anchors)
  scrollToAnchors()
  jest.advanceTimersByTime(100)
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
})

test('the page scrolls to the section of its address 80 pixels above it, after 100 ms [spec: Services page; Business constants and limits]', () => {
  const anchors = '<div data-anchors><section id="wildlife"></section></div>'
  arriveBy('navigate', '/services#wildlife', anchors)
  scrollToAnchors()
  jest.advanceTimersByTime(99)
  expect(scrollTo).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(scrollTo.mock.calls).toEqual([[0, 1_000 + 200 - 80]])
})
