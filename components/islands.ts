/** Entry of the module script of each page with an island. It hydrates them when the page has loaded and the browser is idle. */
import type { ComponentType } from 'react'

/** Loaded one by one, so that a page gets only the code of its own islands. */
const islands = {
  ArticleBrowser: async () => (await import('./articles/ArticleBrowser')).ArticleBrowser,
  ContactForm: async () => (await import('./forms/ContactForm')).ContactForm,
  EstimateForm: async () => (await import('./forms/EstimateForm')).EstimateForm,
}

export type IslandName = keyof typeof islands

void hydrateIslands()

/** Each import is awaited before the next, so that a slow phone can answer the visitor between them. */
async function hydrateIslands() {
  await pageLoaded()
  await idle()
  // CommonJS modules, of which esbuild makes a default export.
  const { createElement, startTransition } = (await import('react')).default
  const { hydrateRoot } = (await import('react-dom/client')).default
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, props = '{}' } = element.dataset
    const Component = await islands[island as IslandName]()
    const content = createElement(Component as ComponentType<object>, JSON.parse(props))
    startTransition(() => {
      hydrateRoot(element, content)
    })
  }
}

function pageLoaded() {
  if (document.readyState === 'complete') return undefined
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** Safari has no idle callbacks. */
function idle() {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
}
