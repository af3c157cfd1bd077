/** Entry of the script that hydrates every island of a page. The finishing step bundles it. */
import {
  createElement,
  Fragment,
  startTransition,
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setIslandState, type IslandState } from '@/lib/browser/islands'

/** Loaded one by one, so that a page gets the code of its own islands only. */
const islands = {
  ArticleBrowser: async () => (await import('./articles/ArticleBrowser')).ArticleBrowser,
  MailInquiry: async () => (await import('./forms/MailInquiry')).MailInquiry,
  RequestForm: async () => (await import('./forms/RequestForm')).RequestForm,
}

export type IslandName = keyof typeof islands

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island, props = '{}' } = element.dataset
  const settle = (state: IslandState) => setIslandState(element, state)
  islands[island as IslandName]()
    .then((Component) => {
      const content = createElement(Component as ComponentType<object>, JSON.parse(props))
      hydrateIsland(element.firstElementChild as Element, content, settle)
    })
    .catch((error: unknown) => {
      settle('failed')
      throw error
    })
}

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
  let focused: EventTarget | null = document.activeElement
  root.addEventListener('focusin', ({ target }) => (focused = target))

  /** Rendered before the island, so that its effect runs before those of the island, which read what is filled in. */
  function EntriesCopier() {
    useLayoutEffect(() => {
      const isRenderedAnew = elements.some(({ isConnected }) => !isConnected)
      if (isRenderedAnew) copyEntries(elements, root, focused)
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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (element: Element) => [
  ...element.querySelectorAll<Control>('[name]:not([type=hidden])'),
]

/** Copies the values of form controls into those of the same names that have replaced them, and the focus. */
function copyEntries(from: readonly Element[], to: Element, focused: EventTarget | null) {
  for (const control of from.flatMap(controlsIn)) {
    const successor = controlsIn(to).find(({ name }) => name === control.name)
    if (!successor) continue
    if ('checked' in successor && 'checked' in control) successor.checked = control.checked
    if (successor.type !== 'checkbox') successor.value = control.value
    // Browsers give the focus to the page when the element that has it is removed.
    const hasLostFocus = control === focused && document.activeElement === document.body
    if (hasLostFocus) successor.focus({ preventScroll: true })
  }
}
