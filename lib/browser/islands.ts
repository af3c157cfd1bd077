/** Dispatched by an island's element when the island is hydrated or has failed. */
const islandSettled = 'island-settled'

export type IslandState = 'hydrated' | 'failed'

/** Writes the state of an island into `data-state`, by which the style sheet shows the failure message. */
export function setIslandState(element: HTMLElement, state: IslandState) {
  element.dataset.state = state
  element.dispatchEvent(new Event(islandSettled, { bubbles: true }))
}

/** Holds a submit that comes before hydration, and submits the form again when React can answer. */
export function holdEarlySubmits() {
  const held = new Set<HTMLFormElement>()
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!form.closest('[data-island]:not([data-state])')) return
    event.preventDefault()
    held.add(form)
  })
  document.addEventListener(islandSettled, ({ target }) => {
    const { dataset } = target as HTMLElement
    for (const form of held) {
      if (!(target as Node).contains(form)) continue
      held.delete(form)
      if (dataset.state === 'hydrated') form.requestSubmit()
    }
  })
}

/**
 * Marks the islands of the page as failed when the script that hydrates them, or a file that it imports,
 * does not load. That script comes after this one in the page, so its error cannot precede this listener.
 */
export function reportMissingIslands() {
  document.querySelector('script[type=module]')?.addEventListener('error', () => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      setIslandState(island, 'failed')
    }
  })
}
