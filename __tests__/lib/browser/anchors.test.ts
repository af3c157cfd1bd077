/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { stopTheClock } from '../../support/visitor'
import { scrollToAnchors } from '@/lib/browser/anchors'

forgetListeners()
stopTheClock()

const scrollTo = jest.fn<void, [ScrollToOptions]>()
let prefersStill = false

beforeEach(() => {
  scrollTo.mockClear()
  prefersStill = false
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo
  window.matchMedia = ((query: string) => ({
    matches: prefersStill && query === '(prefers-reduced-motion: reduce)',
  })) as typeof window.matchMedia
  Object.defineProperty(window, 'scrollY', { value: 200, configurable: true })
  showPage('<div data-anchors><section id="wildlife"></section></div>')
  goToHash('')
})

/** A page whose sections begin 1,000 pixels below the top of the window. */
function showPage(html: string) {
  document.body.innerHTML = html
  for (const section of document.querySelectorAll('section')) {
    section.getBoundingClientRect = () => ({ top: 1_000 }) as DOMRect
  }
}

const goToHash = (hash: string) => window.history.replaceState(null, '', `/services${hash}`)

test('the page scrolls smoothly to the section of the address, 80 pixels above it, after 100 ms [spec: Services page; Business constants and limits]', () => {
  goToHash('#wildlife')
  scrollToAnchors()
  jest.advanceTimersByTime(99)
  expect(scrollTo).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(scrollTo).toHaveBeenCalledTimes(1)
  expect(scrollTo).toHaveBeenCalledWith({ top: 1_000 + 200 - 80, behavior: 'smooth' })
})

test('a link to another section of the page scrolls as well', () => {
  scrollToAnchors()
  goToHash('#wildlife')
  window.dispatchEvent(new Event('hashchange'))
  jest.advanceTimersByTime(99)
  expect(scrollTo).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('a visitor who wants less motion is there at once', () => {
  prefersStill = true
  goToHash('#wildlife')
  scrollToAnchors()
  jest.advanceTimersByTime(100)
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }))
})

test.each(['', '#', '#termites'])('the address with “%s” scrolls nowhere', (hash) => {
  goToHash(hash)
  scrollToAnchors()
  jest.runAllTimers()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('an address that cannot be decoded is no error', () => {
  goToHash('#%E0%A4%A')
  scrollToAnchors()
  expect(() => jest.advanceTimersByTime(100)).not.toThrow()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a page without anchors is left to the browser', () => {
  showPage('<section id="wildlife"></section>')
  goToHash('#wildlife')
  scrollToAnchors()
  window.dispatchEvent(new Event('hashchange'))
  jest.runAllTimers()
  expect(scrollTo).not.toHaveBeenCalled()
})
