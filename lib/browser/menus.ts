const openMenus = 'details[data-menu][open]'

/** Whether the header shows its entries in a row, without a button for them. */
const isRow = () => document.querySelector<HTMLElement>('[data-menu=main]')?.offsetHeight === 0

/**
 * Opens the services menu while a mouse is over it, and closes menus at Escape, when focus or pointer leave them, and when
 * the page is left. Without this script CSS opens it on hover.
 */
export function connectMenus() {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeInnermost()
  })
  document.addEventListener('click', ({ target }) => {
    // A link to the same page closes its menu, too.
    const isLink = target instanceof Element && target.closest('a') !== null
    closeMenusOutside(isLink ? null : target)
  })
  document.addEventListener('focusin', (event) => closeMenusOutside(event.target))
  // The back/forward cache would restore the page with its menu open.
  window.addEventListener('pagehide', () => closeMenusOutside(null))
  for (const area of document.querySelectorAll<HTMLElement>('[data-menu-area]')) openOnHover(area)
}

function openOnHover(area: HTMLElement) {
  const menu = area.querySelector('details')
  if (!menu) return
  let isHovered = false
  area.addEventListener('pointerenter', ({ pointerType }) => {
    // On narrow screens the list would push away what the mouse is about to press.
    isHovered = pointerType === 'mouse' && isRow()
    if (isHovered) menu.open = true
  })
  area.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') menu.open = false
    isHovered = false
  })
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    // The menu is open already: a click would close it. Keys also fire click events, with detail 0.
    if (isHovered && menu.open && event.detail > 0) event.preventDefault()
  })
}

/** Closes the innermost open menu, and moves the focus from inside it to its button. */
function closeInnermost() {
  const innermost = [...document.querySelectorAll<HTMLDetailsElement>(openMenus)].at(-1)
  if (!innermost) return
  innermost.open = false
  const { activeElement, body } = document
  const isElsewhere = activeElement !== body && !innermost.parentElement?.contains(activeElement)
  if (!isElsewhere) innermost.querySelector('summary')?.focus()
}

/**
 * Closes each open menu whose parent does not contain the target. The parent itself counts as outside, because its overlay
 * covers the page.
 */
function closeMenusOutside(target: EventTarget | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    const { parentElement: part } = menu
    const isInside = target instanceof Node && target !== part && part?.contains(target)
    if (!isInside) menu.open = false
  }
}

/** Closes the open place of a house at a press of another one: browsers from before 2024 know no `name` of details. */
export function closeOtherPlaces() {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('[name=house]')
    const open = document.querySelectorAll<HTMLDetailsElement>('[name=house][open]')
    if (pressed) for (const place of open) place.open = place === pressed
  })
}
