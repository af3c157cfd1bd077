import { navigationType } from './navigation'

/** `loading` from a press until the island can answer it. Without a state, nobody has pressed its button yet. */
export type IslandState = 'loading' | 'hydrated' | 'failed'

/** Sets `data-state` with its message, and repeats the press that was held. */
export function setIslandState(element: HTMLElement, state: IslandState) {
  const isPressHeld = element.dataset.state === 'loading'
  element.dataset.state = state
  for (const message of element.querySelectorAll<HTMLElement>(':scope > [data-message]')) {
    message.hidden = message.dataset.message !== state
  }
  if (!isPressHeld || state === 'loading') return
  // Looked up again, because React may have rendered the form anew. iPhones know requestSubmit only since iOS 16.
  element.querySelector<HTMLElement>('form [type="submit"]')?.click()
}

/** Holds a submit that comes before hydration. When the island fails, the browser sends the form by itself, if it can. */
export function holdEarlySubmits() {
  document.addEventListener('submit', (event) => {
    const island = (event.target as Element).closest<HTMLElement>('[data-island]')
    if (!island || ['hydrated', 'failed'].includes(String(island.dataset.state))) return
    event.preventDefault()
    setIslandState(island, 'loading')
  })
}

/** Not links, which open another page, and not the form around them, on which a thumb begins to scroll. */
const controls = '[data-island] :is(label, button, input, select, textarea)'

/**
 * Fetches the scripts of the islands once the page has loaded, and runs them when a visitor touches a control, or comes back,
 * when the browser may have filled one in. The page contains them in a template (scripts/build/finish/finish-page.ts).
 *
 * @param isAskedFor Whether the address, or a draft, asks for it at once.
 */
export function hydrateAtFirstTouch(isAskedFor: boolean) {
  const scripts = () =>
    (document.querySelector('template[data-island-scripts]') as HTMLTemplateElement).content
  const run = () => {
    for (const script of scripts().querySelectorAll('script')) script.onerror = failIslands
    document.head.append(scripts())
  }
  const hydrate = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hydrate)
    // A letter that is typed right after the touch shows first.
    else whenIdle(run)
  }
  for (const type of ['pointerdown', 'focusin', 'click', 'input', 'change']) {
    document.addEventListener(type, ({ target }) => {
      if ((target as Element).closest(controls)) hydrate()
    })
  }
  // Chrome fills a form in again between load and this event.
  addEventListener('pageshow', () => {
    if (navigationType() !== 'navigate') hydrate()
    // Only Chromium tells whether a visitor saves data.
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    for (const link of scripts().querySelectorAll('link')) whenIdle(() => fetchAhead(link))
  })
  if (isAskedFor) hydrate()
}

/** The script that hydrates them, or a file that it imports, did not load. */
function failIslands() {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    setIslandState(island, 'failed')
  }
}

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void) {
  ;(window.requestIdleCallback ?? setTimeout)(callback)
}

/** Preloading would also compile the script. An answer that nobody reads may not be kept. */
function fetchAhead(link: Element) {
  fetch(String(link.getAttribute('href')), { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => {})
}
