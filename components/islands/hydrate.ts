/** Entry of the script that hydrates every island of a page. The finishing step bundles it. */
import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './IslandBoundary'
import type { IslandName } from './registry'
import { setIslandState } from '@/lib/browser/islands'

/** Loaded one by one, so that a page gets the code of its own islands only. */
const load: Record<IslandName, () => Promise<ComponentType<never>>> = {
  ArticleBrowser: async () => (await import('./articles/ArticleBrowser')).ArticleBrowser,
  ContactForm: async () => (await import('./contact/ContactForm')).ContactForm,
  EstimateForm: async () => (await import('./estimate/EstimateForm')).EstimateForm,
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void hydrate(element)

async function hydrate(element: HTMLElement) {
  const { island, props = '{}' } = element.dataset
  const root = element.firstElementChild
  if (!root) return
  try {
    const component = await load[island as IslandName]()
    const children = createElement(component, JSON.parse(props) as never)
    const settle = setIslandState.bind(null, element)
    hydrateRoot(root, createElement(IslandBoundary, { element: root, settle }, children))
  } catch (error) {
    setIslandState(element, 'failed')
    throw error
  }
}
