import { goTo } from './navigation'

const redirectSeconds = 5
const tickMilliseconds = 1_000

/**
 * On the confirmation: goes home after five seconds, unless the visitor stays. It waits while the tab is hidden
 * (WCAG 2.2.1), and keeps the confirmation out of the browser's history.
 */
export function startRedirect() {
  const region = document.querySelector<HTMLElement>('[data-redirect]')
  const countdown = region?.querySelector<HTMLElement>('[data-redirect-countdown]')
  const stay = region?.querySelector('button')
  if (!region || !countdown || !stay) return
  let left = redirectSeconds
  const timer = setInterval(() => {
    if (document.hidden) return
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    goTo('/', { replace: true })
  }, tickMilliseconds)
  stay.addEventListener('click', () => {
    clearInterval(timer)
    countdown.textContent = `${stay.dataset.answer} `
    stay.remove()
    // The button is gone: whoever pressed it by keyboard continues from the sentence that answers it.
    region.querySelector('p')?.focus()
  })
  region.dataset.redirect = 'running'
}
