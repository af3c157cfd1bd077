import { createElement, startTransition, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** How to get the component of each island, by the name that components/ui/Island wrote into the page. */
type Islands = Record<string, () => Promise<ComponentType<never>>>

/**
 * Lets React take over the islands of the page.
 *
 * @throws When the page names an island that is not among them.
 */
export async function hydrateIslands(root: ParentNode, islands: Islands) {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-island]')]
  await Promise.all(
    elements.map(async (element) => {
      const { island = '', props = '{}' } = element.dataset
      const load = islands[island]
      if (!load) throw new Error(`No island is called "${island}".`)
      const component = await load()
      // In slices: a long task would hold up the visitor's first touch.
      startTransition(() => {
        hydrateRoot(element, createElement(component, JSON.parse(props) as never))
      })
    }),
  )
}
