/** Entry of the script that hydrates every island of a page. The finishing step bundles it. */
import { createElement, type ComponentType } from 'react'
import { hydrateIsland } from './hydrate-island'
import type { IslandName } from './registry'
import { setIslandState } from '@/lib/browser/islands'
import { lazyImport } from '@/lib/browser/lazy-import'

/** Loaded one by one, so that a page gets the code of its own islands only. */
const imports: Record<IslandName, () => Promise<ComponentType<never>>> = {
  ArticleBrowser: async () => (await import('./articles/ArticleBrowser')).ArticleBrowser,
  MailInquiry: async () => (await import('./forms/MailInquiry')).MailInquiry,
  RequestForm: async () => (await import('./forms/RequestForm')).RequestForm,
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void hydrate(element)

async function hydrate(element: HTMLElement) {
  const { island, props = '{}' } = element.dataset
  const root = element.firstElementChild
  if (!root) return
  try {
    const loadIsland = lazyImport(imports[island as IslandName])
    const component = await loadIsland().catch(loadIsland)
    const content = createElement(component, JSON.parse(props) as never)
    hydrateIsland(root, content, (state) => setIslandState(element, state))
  } catch (error) {
    setIslandState(element, 'failed')
    throw error
  }
}
