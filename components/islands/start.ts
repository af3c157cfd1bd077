/**
 * Starts the islands of a page. The finishing step bundles this for the pages that have one; a plain
 * export does not use it, since there React takes over whole pages by itself.
 */
import { sayIslandsFailed } from '@/lib/island-loader/failure'
import { hydrateIslands } from '@/lib/island-loader/hydrate'

hydrateIslands(document, {
  ArticleBrowser: async () => (await import('./ArticleBrowser')).ArticleBrowser,
  ContactForm: async () => (await import('./contact/ContactForm')).ContactForm,
  EstimateForm: async () => (await import('./estimate/EstimateForm')).EstimateForm,
  HomeRedirect: async () => (await import('./HomeRedirect')).HomeRedirect,
}).catch((error: unknown) => {
  sayIslandsFailed()
  throw error
})
