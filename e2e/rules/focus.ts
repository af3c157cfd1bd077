import type { Page } from '../support/test'
import { onScreen, type PageRule } from './rule'

/**
 * Who goes forward comes upon what lies below, and may end under the call bar; who goes back, under the header. At
 * 400 % zoom both take most of the room.
 */
export const showsFocusForward: PageRule = ({ page }) => hiddenStops(page, 'forward')

export const showsFocusBack: PageRule = ({ page }) => hiddenStops(page, 'back')

export const showsFocusAtFourfoldZoom = onScreen({ width: 320, height: 256 }, async (visit) => [
  ...(await showsFocusForward(visit)),
  ...(await showsFocusBack(visit)),
])

/** What keeps the focus from being seen at each stop of the keyboard: no ring, out of view, or under something else. */
async function hiddenStops(page: Page, direction: 'forward' | 'back') {
  // A press of a key says that the visitor uses the keyboard: from then on the focus has its ring.
  await page.keyboard.press('Tab')
  return page.evaluate((direction) => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    if (stops.length === 0) return ['nothing to stop at']
    return (direction === 'forward' ? stops : stops.toReversed()).flatMap((stop) => {
      const name = `${stop.tagName.toLowerCase()} ${stop.innerText.slice(0, 40) || stop.id}`
      stop.focus()
      if (document.activeElement !== stop) return [`${direction} ${name} takes no focus`]
      if (stop.tabIndex > 0) return [`${direction} ${name} has a place of its own in the order`]
      // A link that runs over two lines has its middle between them.
      const [box = stop.getBoundingClientRect()] = stop.getClientRects()
      const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const { outlineStyle, outlineWidth } = getComputedStyle(stop)
      if (!seen) return [`${direction} ${name} is out of view`]
      if (!stop.contains(seen)) {
        return [`${direction} ${name} is under ${seen.outerHTML.slice(0, 60)}`]
      }
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) {
        return [`${direction} ${name} has no ring`]
      }
      return []
    })
  }, direction)
}
