import {
  createElement,
  Fragment,
  startTransition,
  useEffect,
  useLayoutEffect,
  type ReactNode,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { carryEntries } from './carry-entries'
import type { IslandState } from '@/lib/browser/islands'

/**
 * Hydrates what the server has rendered, and reports when it can be used. Where something has changed the page before, such
 * as a translator, React renders the island anew: what the visitor had typed goes into the new controls. When the island
 * throws, React empties the root; the same elements are put back, with what was typed.
 */
export function hydrateIsland(
  root: Element,
  island: ReactNode,
  settle: (state: IslandState) => void,
) {
  let elements = [...root.children]
  let focused: EventTarget | undefined = document.activeElement ?? undefined
  root.addEventListener('focusin', ({ target }) => (focused = target ?? undefined))

  /** Before the island's own effects, which read what is filled in. */
  function Carried() {
    useLayoutEffect(() => {
      if (elements.some(({ isConnected }) => !isConnected)) carryEntries(elements, root, focused)
      elements = [...root.children]
    }, [])
    return null
  }

  const whole = createElement(
    Fragment,
    null,
    createElement(Carried),
    island,
    createElement(Hydrated, { settle }),
  )
  // As a transition React pauses for what the visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(root, whole, {
      onUncaughtError(error) {
        root.replaceChildren(...elements)
        settle('failed')
        console.error(error)
      },
    })
  })
}

/** After the island's own effects, and what they have found in the page is rendered. */
function Hydrated({ settle }: { settle: (state: IslandState) => void }) {
  useEffect(() => queueMicrotask(() => settle('hydrated')), [settle])
  return null
}
