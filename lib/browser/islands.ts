/** Dispatched by an island's element when the island is hydrated or has failed. */
const islandSettled = 'island-settled'

export type IslandState = 'hydrated' | 'failed'

/** Sets `data-state`, and at `failed` shows whom to call. */
export function setIslandState(element: HTMLElement, state: IslandState) {
  element.dataset.state = state
  element.querySelector(':scope > [role="alert"]')?.toggleAttribute('hidden', state !== 'failed')
  element.dispatchEvent(new Event(islandSettled, { bubbles: true }))
}

/** How long a press waits for hydration. Without an answer, the button would seem broken. */
const timeoutMilliseconds = 2_500

/**
 * Holds a submit that comes before hydration, and repeats it once React can answer. When the island fails or takes too long,
 * the page says whom to call, and the browser sends the form by itself, if it has an action.
 */
export function holdEarlySubmits() {
  const held = new Set<Element>()
  document.addEventListener('submit', (event) => {
    const island = (event.target as Element).closest<HTMLElement>('[data-island]:not([data-state])')
    if (!island) return
    event.preventDefault()
    if (held.has(island)) return
    held.add(island)
    setTimeout(() => {
      if (held.has(island)) setIslandState(island, 'failed')
    }, timeoutMilliseconds)
  })
  document.addEventListener(islandSettled, ({ target }) => {
    if (!held.delete(target as Element)) return
    // Looked up again, because React may have rendered the form anew. iPhones know requestSubmit only since iOS 16.
    ;(target as Element).querySelector<HTMLElement>('form [type="submit"]')?.click()
  })
}

/** Sets the islands to `failed` when the script that hydrates them, or a file that it imports, does not load. */
export function reportMissingIslands() {
  const listener = ({ target }: Event) => {
    // A script of an extension or an advertisement may fail, too.
    if (!(target instanceof Element) || !target.matches(entry)) return
    failIslands()
  }
  // The error event of a script does not bubble.
  document.addEventListener('error', listener, { capture: true })
}

function failIslands() {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    setIslandState(island, 'failed')
  }
}

/** The script that hydrates islands, and its preload. */
const entry = '[src*="/islands/hydrate."], [href*="/islands/hydrate."]'

/** Not links, which open another page, and not the form around them, on which a thumb begins to scroll. */
const controls = '[data-island] :is(label, button, input:not([type=hidden]), select, textarea)'

/**
 * Fetches the scripts of the islands once the page has loaded, and runs them when a visitor touches a control, or when the
 * browser has filled one in. The page contains them in a template (scripts/build/finish/finish-page.ts).
 *
 * @param isAskedFor Whether the address, or a draft, asks for it at once.
 */
export function hydrateAtFirstTouch(isAskedFor: boolean) {
  const scripts = () =>
    (document.querySelector('template[data-island-scripts]') as HTMLTemplateElement).content
  // A letter that is typed right after the touch shows first.
  const hydrate = () => whenIdle(() => document.head.append(scripts()))
  const hydrateOnceParsed = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hydrate)
    else hydrate()
  }
  for (const type of ['pointerdown', 'focusin', 'click', 'input', 'change']) {
    document.addEventListener(type, ({ target }) => {
      if ((target as Element).closest(controls)) hydrateOnceParsed()
    })
  }
  // Chrome fills a form in again between load and this event, when a visitor comes back.
  addEventListener('pageshow', () => {
    if ([...document.querySelectorAll<Control>(controls)].some(isFilledIn)) hydrate()
    for (const link of scripts().querySelectorAll('link')) whenIdle(() => fetchAhead(link))
  })
  if (isAskedFor) hydrateOnceParsed()
}

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void) {
  ;(window.requestIdleCallback ?? setTimeout)(callback)
}

/** Preloading would also compile the script. An answer that nobody reads may not be kept. */
function fetchAhead(link: Element) {
  fetch(String(link.getAttribute('href')), { priority: 'low' })
    .then((response) => (response.ok ? response.blob() : Promise.reject()))
    .catch(() => link.matches(entry) && failIslands())
}

type Control = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'selectedIndex'>>

/** Every field is empty in the HTML, and the first option of every select is its default. */
function isFilledIn({ type, checked, value, selectedIndex }: Control) {
  if (type === 'checkbox') return checked
  return selectedIndex === undefined ? value : selectedIndex > 0
}

/** A slow phone on a slow connection takes three seconds. A list with other articles is better than none for longer. */
const listMilliseconds = 5_000

/** Hides a list that is not yet the one of the address. */
export function hideUntilHydrated() {
  const { dataset } = document.documentElement
  const show = () => delete dataset.hydrating
  dataset.hydrating = ''
  document.addEventListener(islandSettled, show)
  setTimeout(show, listMilliseconds)
}
