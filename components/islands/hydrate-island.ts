import { createElement, Fragment, startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandState } from '@/lib/browser/islands'

/**
 * Hydrates what the server has rendered, and reports when it can be used. When it throws, React empties the root; the
 * same elements are put back, with what the visitor had typed.
 */
export function hydrateIsland(
  root: Element,
  island: ReactNode,
  settle: (state: IslandState) => void,
) {
  const elements = [...root.childNodes]
  const whole = createElement(Fragment, null, island, createElement(Hydrated, { settle }))
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
