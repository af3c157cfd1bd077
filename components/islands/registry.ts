import { ArticleBrowser } from './articles/ArticleBrowser'
import { MailInquiry } from './forms/MailInquiry'
import { RequestForm } from './forms/RequestForm'

/** The components that React hydrates in the browser. hydrate.ts has to know how to load each. */
export const islands = { ArticleBrowser, MailInquiry, RequestForm }

export type IslandName = keyof typeof islands
