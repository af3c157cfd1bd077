import { anchorOffset } from './header'
import { navigationType } from './navigation'

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

/** Addresses of an old site of Wix, such as /#!about. The 404 page knows the redirects of its pages. */
export function openOldAddress(location: Pick<Location, 'hash' | 'replace'>) {
  // Browsers read //example.com and /\example.com as another site.
  const [, path] = /^#![/\\]*(.+)/.exec(location.hash) ?? []
  if (path) location.replace(`/${path}`)
}

/** Some pages begin at their top when they are reloaded, unless their address has a hash. */
export function openAtTop() {
  if (!document.querySelector('[data-opens-at-top]') || navigationType() !== 'reload') return
  if (document.querySelector(':target')) return
  history.scrollRestoration = 'manual'
  window.scrollTo({ top: 0, behavior: 'instant' })
  // 'manual' would also stop the back button from restoring the position.
  window.addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')))
}

function scrollToHash() {
  const target = document.querySelector(':target')
  const top = target ? target.getBoundingClientRect().top + window.scrollY - anchorOffset() : 0
  // The style sheet says whether it scrolls smoothly.
  window.scrollTo(0, top)
}
