import type { z } from 'zod'
import { pageSchemas } from './page-schemas'
import { getEntry } from '@/lib/content/content'

type Pages = { [Name in keyof typeof pageSchemas]: z.output<(typeof pageSchemas)[Name]> }

/** The texts of each page by the name of its file. */
export const pages = Object.fromEntries(
  Object.keys(pageSchemas).map((name) => [name, getEntry(`pages/${name as keyof Pages}`)]),
) as Pages

/**
 * The texts of pages as visitors read them, read once a process: what is not claimed of the business has gone from
 * them. Nothing that runs in the browser may import this; an island gets what it shows as props.
 */
export const {
  home,
  services: servicesPage,
  about,
  articles: articlesPage,
  article: articlePage,
  contact,
  estimate,
  'thank-you': thankYou,
  'field-guide': fieldGuide,
  animal: animalPage,
  'emergency-guide': emergencyGuidePage,
  'service-terms': serviceTerms,
  location: locationPage,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  sitemap: sitemapPage,
  'not-found': notFoundPage,
} = pages

export const { otherInquiries, success: contactSuccess, subject: contactSubject } = contact.form

export const { otherPests } = estimate

/** The Atom feed of the articles. */
export const feed = { path: '/feed.xml', ...articlesPage.feed }
