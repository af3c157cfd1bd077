import type { Page } from '../support/test'
import type { PageRule } from './rule'

/** With Tab, the focused element may end up below the call bar; with Shift+Tab, below the header. */
export const showsFocusForward: PageRule = ({ page }) => findHiddenFocus(page, 'forward')

export const showsFocusBack: PageRule = ({ page }) => findHiddenFocus(page, 'back')

/** Focusable elements whose focus cannot be seen: without a ring, out of view, or below another element. */
async function findHiddenFocus(page: Page, direction: 'forward' | 'back') {
  // Browsers show the focus ring only after a key press.
  await page.keyboard.press('Tab')
  return page.evaluate((direction) => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    if (stops.length === 0) return ['nothing takes the focus']
    return (direction === 'forward' ? stops : stops.toReversed()).flatMap((stop) => {
      const name = `${stop.tagName.toLowerCase()} ${stop.innerText.slice(0, 40) || stop.id}`
      stop.focus()
      if (document.activeElement !== stop) return [`${direction} ${name} takes no focus`]
      if (stop.tabIndex > 0) return [`${direction} ${name} has a positive tabindex`]
      // The summary of a place in a house covers the whole drawing. Its target and its ring are in it.
      const [target = stop, ring] = ['.place-target', '.place-outline'].flatMap(
        (part) => stop.querySelector(part) ?? [],
      )
      // The center of a link on two lines lies between them, so this takes the first line.
      const [box = target.getBoundingClientRect()] = target.getClientRects()
      const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const { outlineStyle, outlineWidth } = getComputedStyle(stop)
      if (!seen) return [`${direction} ${name} is out of view`]
      if (!stop.contains(seen)) {
        return [`${direction} ${name} is under ${seen.outerHTML.slice(0, 60)}`]
      }
      const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      if (ring ? !ring.checkVisibility() : !hasOutline) {
        return [`${direction} ${name} has no ring`]
      }
      return []
    })
  }, direction)
}
