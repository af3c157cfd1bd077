/** Dispatched by an island's element when the island is hydrated or has failed. */
const islandSettled = 'island-settled'

export type IslandState = 'hydrated' | 'failed'

/** Sets `data-state`: at `failed` the style sheet shows whom to call. */
export function setIslandState(element: HTMLElement, state: IslandState) {
  element.dataset.state = state
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
    if (!(target instanceof Element) || !target.matches('[type="module"][src^="/_next/"]')) return
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      setIslandState(island, 'failed')
    }
  }
  // The error event of a script does not bubble.
  document.addEventListener('error', listener, { capture: true })
}
