import type { Problem } from '@/lib/content/problems'
import type { Environment } from '@/lib/seo/site-address'
import type { loadContent } from '@/lib/site/site-content'

/** What checks look at. Content and address are read only when a check asks for them. */
export type Site = {
  /** All content, with the problems of its files. */
  content: () => ReturnType<typeof loadContent>
  siteUrl: () => string
  environment: Environment
  today: Date
}

/** Finds what is wrong with a site: each problem with its file, line and what to do. */
export type Check = (site: Site) => readonly Problem[] | Promise<readonly Problem[]>
