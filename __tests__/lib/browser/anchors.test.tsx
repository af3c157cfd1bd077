import { forgetListeners } from '../../support/listeners'
import { stopTheClock } from '../../support/visitor'
import { openAtTop, scrollToAnchors } from '@/lib/browser/anchors'

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
    window.dispatchEvent(new Event('load'))
    expect(scrollTo.mock.calls).toEqual(calls)
  },
)

const anchors = '<main data-anchors><section id="wildlife"></section></main>'

test.each([
  ['the section of its address 80 pixels above it', 'navigate', 'wildlife', [[0, 1_120]]],
  ['the top where the section is unknown', 'navigate', 'nothing', [[0, 0]]],
  ['nothing after the back button', 'back_forward', 'wildlife', []],
] as const)(
  'the page scrolls to %s, after 100 ms [spec: Services page; Business constants and limits]',
  (_, type, hash, calls) => {
    arriveBy(type, `/services#${hash}`, anchors)
    scrollToAnchors()
    jest.advanceTimersByTime(99)
    expect(scrollTo).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scrollTo.mock.calls).toEqual(calls)
  },
)
