const redirectSeconds = 5
const tickMilliseconds = 1_000

/**
 * On the thank-you page: opens the home page after five seconds, unless the visitor stops it. The countdown stops while the
 * tab is hidden (WCAG 2.2.1), and the thank-you page leaves the history.
 */
export function startRedirect(location: Pick<Location, 'replace'>) {
  const region = document.querySelector<HTMLElement>('[data-redirect]')
  const countdown = region?.querySelector<HTMLElement>('[data-redirect-countdown]')
  const stay = region?.querySelector('button')
  if (!region || !countdown || !stay) return
  let secondsLeft = redirectSeconds
  const timer = setInterval(() => {
    if (document.hidden) return
    secondsLeft -= 1
    if (secondsLeft > 0) return
    clearInterval(timer)
    location.replace('/')
  }, tickMilliseconds)
  stay.addEventListener('click', () => {
    clearInterval(timer)
    countdown.textContent = `${stay.dataset.answer} `
    stay.remove()
    // The button is removed: the focus would go to the top of the page.
    region.querySelector('p')?.focus()
  })
  region.dataset.redirect = 'running'
}
