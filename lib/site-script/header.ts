const opaqueFromPixels = 10

/** Says on the root element whether the page stands at its top or is scrolled; the style sheet does the rest. */
export function watchHeader() {
  const update = () => {
    document.documentElement.dataset.header = window.scrollY > opaqueFromPixels ? 'scrolled' : 'top'
  }
  update()
  window.addEventListener('scroll', update, { passive: true })
}
