const openMenus = 'details[data-menu][open]'

/** The breakpoint lg of app/globals.css, from which the header shows its entries in a row. */
const wideScreen = '(min-width: 72rem)'

/**
 * Opens the services menu while a mouse is over it, and closes the header's menus by Escape, by leaving
 * them with focus or pointer, and when the page is left. Without this script CSS opens it on hover.
 */
export function connectMenus() {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeInnermost()
  })
  document.addEventListener('click', ({ target }) => {
    // A followed link also closes its menu when it leads to this very page.
    const isLink = target instanceof Element && target.closest('a') !== null
    closeUnless(isLink ? null : target)
  })
  document.addEventListener('focusin', (event) => closeUnless(event.target))
  // Browsers may keep the page whole for the back button: it must not return with an open menu.
  window.addEventListener('pagehide', () => closeUnless(null))
  for (const area of document.querySelectorAll<HTMLElement>('[data-menu-area]')) openOnHover(area)
}

function openOnHover(area: HTMLElement) {
  const menu = area.querySelector('details')
  if (!menu) return
  let isHovered = false
  area.addEventListener('pointerenter', ({ pointerType }) => {
    // In the phone's menu the list would push away what the pointer is about to press.
    isHovered = pointerType === 'mouse' && window.matchMedia(wideScreen).matches
    if (isHovered) menu.open = true
  })
  area.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') menu.open = false
    isHovered = false
  })
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    // A press right after the pointer has opened the menu means to open it. Keys come with detail 0.
    if (isHovered && menu.open && event.detail > 0) event.preventDefault()
  })
}

/** The innermost open menu closes, and its button takes the focus from whatever was inside it. */
function closeInnermost() {
  const innermost = [...document.querySelectorAll<HTMLDetailsElement>(openMenus)].at(-1)
  if (!innermost) return
  innermost.open = false
  const { activeElement, body } = document
  const isElsewhere = activeElement !== body && !innermost.parentElement?.contains(activeElement)
  if (!isElsewhere) innermost.querySelector('summary')?.focus()
}

/**
 * Closes each open menu whose part of the page, its parent, does not hold the target. A press on that part itself is
 * outside: the header's overlay covers the page.
 */
function closeUnless(target: EventTarget | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    const { parentElement: part } = menu
    const isInside = target instanceof Node && target !== part && part?.contains(target)
    if (!isInside) menu.open = false
  }
}
