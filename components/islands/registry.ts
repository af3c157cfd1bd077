import { ArticleBrowser } from './articles/ArticleBrowser'
import { ContactForm } from './ContactForm'
import { EstimateForm } from './EstimateForm'

/** The components that React hydrates in the browser. hydrate.ts has to know how to load each. */
export const islands = { ArticleBrowser, ContactForm, EstimateForm }

export type IslandName = keyof typeof islands
