import type { z } from 'zod'
import {
  articleFiltersSchema,
  articlePageSchema,
  articlesPageSchema,
} from '@/lib/articles/article-page-schemas'
import { articleFrontMatter, newestFirst } from '@/lib/articles/article-schema'
import { aboutSchema } from '@/lib/company/about-schema'
import { claimsSchema } from '@/lib/company/claims-schema'
import { companySchema } from '@/lib/company/company-schema'
import type { Collection, Loaded } from '@/lib/content/entries'
import {
  contactSchema,
  estimateSchema,
  formsSchema,
  thankYouSchema,
} from '@/lib/forms/form-page-schemas'
import { animalFrontMatter } from '@/lib/guide/animal-schema'
import { emergencyGuideFrontMatter } from '@/lib/guide/emergency-guide-schema'
import {
  animalPageSchema,
  emergencyGuidePageSchema,
  fieldGuidePageSchema,
  identificationKeySchema,
} from '@/lib/guide/guide-page-schemas'
import { entryPointsSchema, housesSchema } from '@/lib/guide/houses-schema'
import { byOrder, locationFrontMatter } from '@/lib/locations/location-schema'
import { mapSchema } from '@/lib/map/map-schema'
import { homeSchema } from '@/lib/pages/home-schema'
import { ownPageFrontMatter } from '@/lib/pages/own-page-schema'
import {
  everyPageSchema,
  legalSchema,
  locationPageSchema,
  navigationSchema,
  notFoundSchema,
  sitemapSchema,
} from '@/lib/pages/site-page-schemas'
import { reviewsSchema } from '@/lib/reviews/review-schema'
import { redirectsSchema } from '@/lib/seo/redirects-schema'
import { servicesPageSchema, serviceTermsPageSchema } from '@/lib/services/service-page-schemas'
import { servicesSchema } from '@/lib/services/service-schema'
import { serviceTermsSchema } from '@/lib/services/service-terms-schema'

function file<Schema extends z.ZodType>(schema: Schema, label: string) {
  return { kind: 'file' as const, schema, label }
}

function folder<Schema extends z.ZodType>(schema: Schema, label: string, singular: string) {
  return { kind: 'folder' as const, schema, label, singular }
}

/**
 * All content, in the order of the editor. Each key is the path of a file below content/, without .yaml, or of a folder.
 * Routes, sitemap, editor, checks and tests loop over this list.
 */
export const collections = {
  company: file(companySchema, 'The business'),
  claims: file(claimsSchema, 'What can be claimed'),
  reviews: file(reviewsSchema, 'Reviews'),
  services: {
    ...file(servicesSchema, 'What you offer'),
    routes: ['/[slug]', '/services/[servicename]'],
    entryTitle: 'name',
  },
  'service-terms': file(serviceTermsSchema, 'Before you call'),
  'article-filters': file(articleFiltersSchema, 'Filters of the articles'),
  houses: file(housesSchema, 'Houses and entry points'),
  'entry-points': file(entryPointsSchema, 'Signs at entry points'),
  map: file(mapSchema, 'Water and roads of the map'),
  'identification-key': file(identificationKeySchema, 'Key of the guide'),
  navigation: file(navigationSchema, 'Header and footer'),
  redirects: file(redirectsSchema, 'Old addresses'),
  'pages/every-page': file(everyPageSchema, 'Words on every page'),
  'pages/home': file(homeSchema, 'Home'),
  'pages/services': file(servicesPageSchema, 'Services'),
  'pages/about': file(aboutSchema, 'About us'),
  'pages/articles': file(articlesPageSchema, 'Articles'),
  'pages/article': file(articlePageSchema, 'Words on every article'),
  'pages/contact': file(contactSchema, 'Contact'),
  'pages/estimate': file(estimateSchema, 'Free estimate'),
  'pages/forms': file(formsSchema, 'Words in both forms'),
  'pages/thank-you': file(thankYouSchema, 'Thank you'),
  'pages/field-guide': file(fieldGuidePageSchema, 'Field guide'),
  'pages/animal': file(animalPageSchema, 'Headings of an animal’s page'),
  'pages/emergency-guide': file(emergencyGuidePageSchema, 'Words on a page on what can’t wait'),
  'pages/service-terms': file(serviceTermsPageSchema, 'What to know before you call'),
  'pages/location': file(locationPageSchema, 'Words on pages of cities'),
  'pages/privacy-policy': file(legalSchema, 'Privacy policy'),
  'pages/terms-of-service': file(legalSchema, 'Terms of service'),
  'pages/sitemap': file(sitemapSchema, 'Sitemap'),
  'pages/not-found': file(notFoundSchema, 'Page not found'),
  'pages/own': {
    ...folder(ownPageFrontMatter, 'Pages of your own', 'Page'),
    entryTitle: 'name',
    routes: ['/[slug]'],
  },
  articles: {
    ...folder(articleFrontMatter, 'Articles', 'Article'),
    entryTitle: 'title',
    routes: ['/blog/[slug]'],
    order: newestFirst,
    example: 'wasp-nests',
  },
  locations: {
    ...folder(locationFrontMatter, 'Cities', 'City'),
    entryTitle: 'city',
    routes: ['/locations/[slug]'],
    order: byOrder,
    example: 'oak-hill',
  },
  'field-guide': {
    ...folder(animalFrontMatter, 'Field guide', 'Animal'),
    entryTitle: 'name',
    routes: ['/field-guide/[slug]'],
    order: (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en'),
    example: 'pavement-ant',
  },
  'emergency-guides': {
    ...folder(emergencyGuideFrontMatter, 'What can’t wait', 'Page'),
    entryTitle: 'heading',
    routes: ['/field-guide/[slug]'],
  },
} satisfies Record<string, Collection>

type Collections = typeof collections

/** Path of a file below content/, without .yaml, or of a folder. */
export type Name = keyof Collections

type NameOfKind<Kind> = { [N in Name]: Collections[N]['kind'] extends Kind ? N : never }[Name]

export const collectionNames = Object.keys(collections) as Name[]

export function findCollection(name: Name): Collection {
  return collections[name]
}

export type FileName = NameOfKind<'file'>
export type FolderName = NameOfKind<'folder'>

export type FieldsOf<N extends Name> = z.output<Collections[N]['schema']>

export type Content = { readonly [N in Name]: Loaded<FieldsOf<N>> }
