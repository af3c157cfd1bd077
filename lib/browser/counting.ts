import { formOutcome } from './form-outcome'

/** Where counts go. */
export type Counting = { endpoint: string }

/** What a tap on a link with this protocol counts as. */
const taps: Record<string, string> = { 'tel:': 'call', 'sms:': 'text', 'mailto:': 'mail' }

/**
 * Counts the page, taps on phone, text and mail, and what becomes of a form. Sends nothing that tells one visitor from
 * another, and nothing at all for those who ask not to be tracked.
 */
export function startCounting({ endpoint }: Counting) {
  const asked: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = navigator
  if (asked.doNotTrack === '1' || asked.globalPrivacyControl) return
  // What somebody has typed into the address bar is no page.
  const page = document.querySelector('[data-not-found]') ? '/404' : location.pathname

  function count(event: string, details?: Record<string, string>) {
    try {
      navigator.sendBeacon(endpoint, new URLSearchParams({ event, page, ...details }))
    } catch {
      // Not there, or blocked by an extension: then nothing is counted.
    }
  }

  count('page')
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    const tap = link && taps[link.protocol]
    if (tap) count(tap)
  })
  const started = new Set<HTMLFormElement>()
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form')
    // Filters and other small fields ask for no address.
    if (!form || started.has(form) || !form.elements.namedItem('email')) return
    started.add(form)
    count('form-started')
  })
  document.addEventListener(formOutcome, (event) => {
    const { detail: reason } = event as CustomEvent<string>
    if (reason === 'sent') count('form-sent')
    else count('form-failed', { reason })
  })
}
