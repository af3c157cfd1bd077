import { z } from 'zod'
import { links } from './navigation-schema'
import { groups, heading, reference, text } from '@/lib/content/fields'
import { introduction, meta, specimen } from '@/lib/content/page-parts'

/** content/pages/not-found.yaml. */
export const notFoundSchema = z.strictObject({
  meta,
  heading,
  introduction,
  specimen,
  home: text.describe('Leads to the home page.'),
  services: text.describe('Heading of the links to the services.'),
})

/** content/pages/sitemap.yaml. */
export const sitemapSchema = z.strictObject({
  meta,
  heading,
  introduction,
  groups: groups('The lists, in their order.', {
    heading,
    links: links.default([]).describe('Links that come first.'),
    pages: reference('pages')
      .describe('A folder of content whose pages it lists, "articles", or "services".')
      .optional(),
    group: text.describe('Only the pages with this group: "primary".').optional(),
  }),
  forSearchEngines: text.describe('Before the link to sitemap.xml.'),
})
