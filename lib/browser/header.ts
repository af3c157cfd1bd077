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

/** What header and call bar may cover of the screen together, whatever enlarges their text. */
const maxShare = 0.25

/** How far below the top of the screen a link's target is shown: 80 pixels, or more below a taller header. */
export function anchorOffset() {
  const height = document.querySelector('header')?.offsetHeight ?? 0
  return Math.max(anchorPixels, height + gapPixels)
}

/**
 * Keeps the start of the page, targets of links, and the focus below the header, which a visitor's own style may make taller.
 * Where the call bar and the header cover too much of the screen, the bar moves to the end of the page, and a header that
 * is too tall on its own scrolls away.
 */
export function keepBelowHeader() {
  const header = document.querySelector('header')
  const bar = document.querySelector<HTMLElement>('[data-call-bar]')
  if (!header || !bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    // Where a browser can't read the style, the header must not cover the page.
    if (getComputedStyle(header).position === 'static') return
    const offset = anchorOffset()
    const room = window.innerHeight * maxShare
    const isTooTall = header.offsetHeight >= room
    header.style.position = isTooTall ? 'absolute' : ''
    const height = bar.offsetHeight + (isTooTall ? 0 : header.offsetHeight)
    bar.style.position = height > room ? 'static' : ''
    const isTall = offset > anchorPixels
    style.scrollPaddingTop = isTall ? `max(5rem, ${offset}px)` : ''
    // Empty rather than 0px: a variable on the root makes the browser style every element again.
    style.setProperty('--header-growth', isTall ? `${offset - anchorPixels}px` : '')
  })
  observer.observe(header)
  observer.observe(bar)
}
