import { z } from 'zod'
import { links } from './navigation-schema'
import { group, groups, heading, list, reference, text } from '@/lib/content/fields'
import { introduction, meta, specimen, textSection } from '@/lib/content/page-parts'

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

/** content/pages/privacy-policy.yaml and terms-of-service.yaml. */
export const legalSchema = z.strictObject({
  meta,
  heading,
  sections: list('The sections, in their order.', textSection),
  contact: group('The last section.', {
    heading,
    text: text.describe('Its sentence, which ends in the e-mail address and the phone number.'),
  }),
})

export type LegalText = z.output<typeof legalSchema>
