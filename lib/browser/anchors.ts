import { anchorOffset } from './header'

const delayMilliseconds = 100

/** On the services page: scrolls smoothly to the section that the address names, at load and later. */
export function scrollToAnchors() {
  if (!document.querySelector('[data-anchors]')) return
  const scrollSoon = () => setTimeout(scrollToHash, delayMilliseconds)
  if (window.location.hash) scrollSoon()
  window.addEventListener('hashchange', scrollSoon)
}

function scrollToHash() {
  const target = document.querySelector(':target')
  if (!target) return
  const prefersStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: target.getBoundingClientRect().top + window.scrollY - anchorOffset(),
    behavior: prefersStill ? 'instant' : 'smooth',
  })
}
