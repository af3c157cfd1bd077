import { anchorOffset } from './header'
import { navigationType } from './history'

const delayMilliseconds = 100

/** On the services page: scrolls to the section in the hash of the address, or of a link that is followed. */
export function scrollToAnchors() {
  if (!document.querySelector('[data-anchors]')) return
  const scrollSoon = () => setTimeout(scrollToHash, delayMilliseconds)
  // Back and Forward: the browser restores the scroll position.
  if (window.location.hash && navigationType() !== 'back_forward') scrollSoon()
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link && link.hash && link.pathname === window.location.pathname) scrollSoon()
  })
}

/** Some pages begin at their top when they are reloaded, unless their address has a hash. */
export function openAtTop() {
  if (!document.querySelector('[data-opens-at-top]') || navigationType() !== 'reload') return
  if (document.querySelector(':target')) return
  // The browser would scroll to where the visitor was, even after the page has loaded.
  window.history.scrollRestoration = 'manual'
  window.scrollTo({ top: 0, behavior: 'instant' })
  // Back and Forward restore the position again.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
}

function scrollToHash() {
  const target = document.querySelector(':target')
  const top = target ? target.getBoundingClientRect().top + window.scrollY - anchorOffset() : 0
  // The style sheet says whether it scrolls smoothly.
  window.scrollTo(0, top)
}
