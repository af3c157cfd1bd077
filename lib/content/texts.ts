import { resolveTexts } from './claims'
import * as aboutTexts from '@/content/about'
import * as articlesPageTexts from '@/content/articles-page'
import * as contactTexts from '@/content/contact'
import * as contactFormTexts from '@/content/contact-form'
import * as estimateTexts from '@/content/estimate'
import * as feedTexts from '@/content/feed'
import * as fieldGuideTexts from '@/content/field-guide'
import * as homeTexts from '@/content/home'
import * as legalTexts from '@/content/legal'
import * as locationPageTexts from '@/content/location-page'
import * as monthTexts from '@/content/months'
import * as notFoundPageTexts from '@/content/not-found-page'
import * as servicesPageTexts from '@/content/services-page'
import * as sitemapPageTexts from '@/content/sitemap-page'
import * as thankYouTexts from '@/content/thank-you'

export { findService, services } from './services'

// The texts of pages as visitors read them: what is not claimed of the business has gone from them. The linter keeps
// pages and components from taking them out of content/, where they stand as they are written.

export const { about } = resolveTexts('content/about.ts', aboutTexts)
export const { articlePage, articlesPage } = resolveTexts(
  'content/articles-page.ts',
  articlesPageTexts,
)
export const { contact } = resolveTexts('content/contact.ts', contactTexts)
export const { contactSuccess, otherInquiries } = resolveTexts(
  'content/contact-form.ts',
  contactFormTexts,
)
export const { estimate, otherPests } = resolveTexts('content/estimate.ts', estimateTexts)
export const { feed } = resolveTexts('content/feed.ts', feedTexts)
export const { animalPage, fieldGuide, tonightPage } = resolveTexts(
  'content/field-guide.ts',
  fieldGuideTexts,
)
export const { home } = resolveTexts('content/home.ts', homeTexts)
export const { privacyPolicy, termsOfService } = resolveTexts('content/legal.ts', legalTexts)
export const { locationPage } = resolveTexts('content/location-page.ts', locationPageTexts)
export const { months } = resolveTexts('content/months.ts', monthTexts)
export const { notFoundPage } = resolveTexts('content/not-found-page.ts', notFoundPageTexts)
export const { servicesPage } = resolveTexts('content/services-page.ts', servicesPageTexts)
export const { sitemapPage } = resolveTexts('content/sitemap-page.ts', sitemapPageTexts)
export const { thankYou } = resolveTexts('content/thank-you.ts', thankYouTexts)
