import {
  createElement,
  Fragment,
  startTransition,
  useEffect,
  useLayoutEffect,
  type ReactNode,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { copyEntries } from './copy-entries'
import type { IslandState } from '@/lib/browser/islands'

/**
 * Hydrates what the server has rendered. Nothing that was typed is lost: where another program, such as a translator, has
 * changed the page, React renders the island anew, and the new controls get what stood in the old ones; where the island
 * throws, React removes it, and its elements are put back.
 *
 * @param onSettled Called with `hydrated` or `failed`.
 */
export function hydrateIsland(
  root: Element,
  island: ReactNode,
  onSettled: (state: IslandState) => void,
) {
  let elements = [...root.children]
  let focused: EventTarget | undefined = document.activeElement ?? undefined
  root.addEventListener('focusin', ({ target }) => (focused = target ?? undefined))

  /** Rendered before the island, so that its effect runs before those of the island, which read what is filled in. */
  function EntriesCopier() {
    useLayoutEffect(() => {
      const isRenderedAnew = elements.some(({ isConnected }) => !isConnected)
      if (isRenderedAnew) copyEntries({ from: elements, to: root, focused })
      elements = [...root.children]
    }, [])
    return null
  }

  /** Rendered after the island: by then the page shows what the island's own effects have changed. */
  function HydrationReporter() {
    useEffect(() => queueMicrotask(() => onSettled('hydrated')), [])
    return null
  }

  const content = createElement(
    Fragment,
    null,
    createElement(EntriesCopier),
    island,
    createElement(HydrationReporter),
  )
  // As a transition React pauses for what the visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(root, content, {
      onUncaughtError(error) {
        root.replaceChildren(...elements)
        onSettled('failed')
        console.error(error)
      },
    })
  })
}
