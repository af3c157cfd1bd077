import { ArticleBrowser } from './articles/ArticleBrowser'
import { ContactForm } from './contact/ContactForm'
import { EstimateForm } from './estimate/EstimateForm'

/** The components that React hydrates in the browser. hydrate.ts has to know how to load each. */
export const islands = { ArticleBrowser, ContactForm, EstimateForm }

export type IslandName = keyof typeof islands
