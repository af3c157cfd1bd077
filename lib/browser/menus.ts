const openMenus = 'details[data-menu][open]'

/** Closes the header's menus by Escape, by leaving them with focus or pointer, and when the page is left. */
export function closeMenusWhenLeft() {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeByEscape()
  })
  document.addEventListener('click', ({ target }) => {
    // A followed link ends the visit to its menu, also when it leads to this very page.
    const isLink = target instanceof Element && target.closest('a') !== null
    closeUnless(isLink ? null : target)
  })
  document.addEventListener('focusin', (event) => closeUnless(event.target))
  // A page kept whole for the way back must not come back with an open menu.
  window.addEventListener('pagehide', () => closeUnless(null))
  for (const area of document.querySelectorAll<HTMLElement>('[data-menu-area]')) {
    area.addEventListener('pointerleave', (event) => {
      delete area.dataset.dismissed
      if (event.pointerType === 'mouse') area.querySelector('details')?.removeAttribute('open')
    })
  }
}

/** The innermost open menu closes and its button takes the focus; one open by hover is put away until the pointer leaves. */
function closeByEscape() {
  const innermost = [...document.querySelectorAll<HTMLDetailsElement>(openMenus)].at(-1)
  if (innermost) {
    innermost.open = false
    innermost.querySelector('summary')?.focus()
  }
  const hovered = document.querySelector<HTMLElement>('[data-menu-area]:hover')
  if (hovered) hovered.dataset.dismissed = ''
}

/** Closes each open menu whose part of the page, its parent, does not hold the target. */
function closeUnless(target: EventTarget | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    const isInside = target instanceof Node && menu.parentElement?.contains(target)
    if (!isInside) menu.open = false
  }
}
