/** Dispatched by an island's element when the island is hydrated or has failed. */
const islandSettled = 'island-settled'

export type IslandState = 'hydrated' | 'failed'

/** Writes the state of an island into `data-state`, by which the style sheet shows the failure message. */
export function setIslandState(element: HTMLElement, state: IslandState) {
  element.dataset.state = state
  element.dispatchEvent(new Event(islandSettled, { bubbles: true }))
}

/** After a press. Somebody who waits longer sees nothing happen. */
const timeoutMilliseconds = 2_500

/**
 * Holds a submit that comes before hydration, and submits the form again when React can answer. When the island has failed
 * by then, or its scripts have not come in time, the page says whom to call, and the submit is the browser's: a form with
 * an address to send to is sent all the same.
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
    // React may have put another form in the place of the one that was submitted.
    if (held.delete(target as Element)) (target as Element).querySelector('form')?.requestSubmit()
  })
}

/** Marks the islands of the page as failed when the script that hydrates them, or a file that it imports, does not load. */
export function reportMissingIslands() {
  // The error of a script does not bubble.
  const isCaptured = true
  const listener = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      setIslandState(island, 'failed')
    }
  }
  document.addEventListener('error', listener, isCaptured)
}
