/** Says on the root element when the call band is in view, since the call bar would only repeat it. */
export function watchCallBand() {
  const band = document.querySelector('[data-call-band]')
  if (!band) return
  new IntersectionObserver((entries) => {
    const latest = entries.at(-1)
    document.documentElement.toggleAttribute('data-call-band-in-view', latest?.isIntersecting)
  }).observe(band)
}
