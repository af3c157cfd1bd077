const opaqueFromPixels = 10

/** Says on the root element whether the page is scrolled; the style sheet does the rest. */
export function watchHeader() {
  const update = () => {
    document.documentElement.dataset.header = window.scrollY > opaqueFromPixels ? 'scrolled' : 'top'
  }
  // Reading the position before the first paint would force a layout.
  window.requestAnimationFrame(update)
  window.addEventListener('scroll', update, { passive: true })
}
