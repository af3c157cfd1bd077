import { createElement, Fragment, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandState } from '@/lib/browser/islands'

/**
 * Hydrates what the server has rendered, and says when it answers. When it throws, React empties the root; then the same
 * elements come back, with what the visitor had typed, since nothing at all would stand there otherwise.
 */
export function hydrateIsland(
  root: Element,
  island: ReactNode,
  settle: (state: IslandState) => void,
) {
  const elements = [...root.childNodes]
  hydrateRoot(root, createElement(Fragment, null, island, createElement(Hydrated, { settle })), {
    onUncaughtError(error) {
      root.replaceChildren(...elements)
      settle('failed')
      console.error(error)
    },
  })
}

/** Behind the island, and a moment later: by then it shows what its effects have found in the page. */
function Hydrated({ settle }: { settle: (state: IslandState) => void }) {
  useEffect(() => queueMicrotask(() => settle('hydrated')), [settle])
  return null
}
