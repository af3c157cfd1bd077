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
  document.body.innerHTML = '<div data-anchors><section id="wildlife"></section></div>'
  Element.prototype.getBoundingClientRect = () => ({ top: 1_000 }) as DOMRect
})

const goToHash = (hash: string) => window.history.replaceState(null, '', `/services${hash}`)

test.each([
  ['address', false, 'smooth'],
  ['address, at once for a visitor who wants less motion', true, 'instant'],
])(
  'the page scrolls to the section of the %s, 80 pixels above it, after 100 ms [spec: Services page; Business constants and limits]',
  (_, wantsLessMotion, behavior) => {
    prefersStill = wantsLessMotion
    goToHash('#wildlife')
    scrollToAnchors()
    jest.advanceTimersByTime(99)
    expect(scrollTo).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scrollTo.mock.calls).toEqual([[{ top: 1_000 + 200 - 80, behavior }]])
  },
)
