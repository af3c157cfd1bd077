import { anchorOffset } from './header'

const delayMilliseconds = 100

/** On the services page: scrolls smoothly to the section that the address or a followed link names. */
export function scrollToAnchors() {
  if (!document.querySelector('[data-anchors]')) return
  const scrollSoon = () => setTimeout(scrollToHash, delayMilliseconds)
  // Back and Forward keep the place, as browsers do.
  if (window.location.hash && navigationType() !== 'back_forward') scrollSoon()
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link && link.hash && link.pathname === window.location.pathname) scrollSoon()
  })
}

/**
 * A reloaded page begins at its top, unless its address names a place in it, or the visitor has begun to read before
 * this script came.
 */
export function openAtTop() {
  if (!document.querySelector('[data-opens-at-top]') || navigationType() !== 'reload') return
  if (document.querySelector(':target')) return
  const { history } = window
  history.scrollRestoration = 'manual'
  window.scrollTo({ top: 0, behavior: 'instant' })
  // Or the way back to this page would not find the place again.
  window.addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')))
}

function navigationType() {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type
}

function scrollToHash() {
  const target = document.querySelector(':target')
  const prefersStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: target ? target.getBoundingClientRect().top + window.scrollY - anchorOffset() : 0,
    behavior: prefersStill ? 'instant' : 'smooth',
  })
}
