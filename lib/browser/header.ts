const opaqueFromPixels = 10

/** Says on the root element whether the page stands at its top or is scrolled; the style sheet does the rest. */
export function watchHeader() {
  const update = () => {
    document.documentElement.dataset.header = window.scrollY > opaqueFromPixels ? 'scrolled' : 'top'
  }
  // To be asked for the position before it has painted, a browser lays the page out and waits for its own drawing.
  window.requestAnimationFrame(update)
  window.addEventListener('scroll', update, { passive: true })
}
