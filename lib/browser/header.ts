const opaqueFromPixels = 10

/** Sets on the root element whether the page is scrolled, for the style sheet. */
export function watchHeader() {
  const update = () => {
    document.documentElement.dataset.header = window.scrollY > opaqueFromPixels ? 'scrolled' : 'top'
  }
  // Reading the position before the first paint would force a layout.
  window.requestAnimationFrame(update)
  window.addEventListener('scroll', update, { passive: true })
}

const anchorPixels = 80
const gapPixels = 8

/**
 * The largest offset with a header that stays, in pixels and as a share of the screen: with usual text it stays on screens
 * that are 350 pixels high. A higher one scrolls away with the page: apps on Android enlarge text, which no media query notices.
 */
const maxOffsetPixels = 31
const maxOffsetShare = 0.14

/** How far below the top of the screen a link's target is shown: 80 pixels, or more below a taller header. */
export function anchorOffset() {
  const height = document.querySelector('header')?.offsetHeight ?? 0
  return Math.max(anchorPixels, height + gapPixels)
}

/**
 * Keeps the start of the page, targets of links, and the focus below the header, which a visitor's own style may make taller,
 * and lets a header scroll away that would cover too much of the screen.
 */
export function keepBelowHeader() {
  const header = document.querySelector('header')
  if (!header) return
  const { style } = document.documentElement
  new ResizeObserver(() => {
    // Where a browser can't read the style, the header must not cover the page.
    if (getComputedStyle(header).position === 'static') return
    const offset = anchorOffset()
    header.style.position =
      offset > maxOffsetPixels + window.innerHeight * maxOffsetShare ? 'absolute' : ''
    const isTall = offset > anchorPixels
    style.scrollPaddingTop = isTall ? `max(5rem, ${offset}px)` : ''
    // Empty rather than 0px: a variable on the root makes the browser style every element again.
    style.setProperty('--header-growth', isTall ? `${offset - anchorPixels}px` : '')
  }).observe(header)
}
