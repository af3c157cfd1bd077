/** @jest-environment jsdom */
import { forgetListeners } from '../../support/listeners'
import { stopTheClock } from '../../support/visitor'
import { scrollToAnchors } from '@/lib/browser/anchors'

forgetListeners()
stopTheClock()

test.each([
  ['of its address', false, 'smooth'],
  ['of its address, at once for a visitor who wants less motion,', true, 'instant'],
])(
  'the page scrolls to the section %s 80 pixels above it, after 100 ms [spec: Services page; Business constants and limits]',
  (_, prefersStill, behavior) => {
    const scrollTo = jest.fn()
    const matchMedia = (query: string) => ({
      matches: prefersStill && query === '(prefers-reduced-motion: reduce)',
    })
    Object.assign(window, { scrollTo, matchMedia, scrollY: 200 })
    document.body.innerHTML = '<div data-anchors><section id="wildlife"></section></div>'
    Element.prototype.getBoundingClientRect = () => ({ top: 1_000 }) as DOMRect
    window.history.replaceState(null, '', '/services#wildlife')
    scrollToAnchors()
    jest.advanceTimersByTime(99)
    expect(scrollTo).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scrollTo.mock.calls).toEqual([[{ top: 1_000 + 200 - 80, behavior }]])
  },
)
