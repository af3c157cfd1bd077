import type { z } from 'zod'
import type { Loaded } from './load'
import { articleFiltersSchema } from '@/lib/articles/article-filters-schema'
import { articlePageSchema, articlesPageSchema } from '@/lib/articles/article-page-schemas'
import { articleFrontMatter, newestFirst } from '@/lib/articles/article-schema'
import { aboutSchema } from '@/lib/company/about-schema'
import { claimsSchema } from '@/lib/company/claims-schema'
import { companySchema } from '@/lib/company/company-schema'
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
} from '@/lib/guide/guide-page-schemas'
import { healthSchema } from '@/lib/guide/health-schema'
import { housesSchema } from '@/lib/guide/house-schema'
import { identificationKeySchema } from '@/lib/guide/identification-key-schema'
import { officesSchema } from '@/lib/guide/office-schema'
import { locationPageSchema } from '@/lib/locations/location-page-schema'
import { byOrder, locationFrontMatter } from '@/lib/locations/location-schema'
import { mapSchema } from '@/lib/map/map-schema'
import { everyPageSchema } from '@/lib/pages/every-page-schema'
import { homeSchema } from '@/lib/pages/home-schema'
import { legalSchema } from '@/lib/pages/legal-schema'
import { navigationSchema } from '@/lib/pages/navigation-schema'
import { ownPageFrontMatter } from '@/lib/pages/own-page-schema'
import { notFoundSchema, sitemapSchema } from '@/lib/pages/site-page-schemas'
import { reviewsSchema } from '@/lib/reviews/review-schema'
import { servicesPageSchema, serviceTermsPageSchema } from '@/lib/services/service-page-schemas'
import { servicesSchema } from '@/lib/services/service-schema'
import { serviceTermsSchema } from '@/lib/services/service-terms-schema'

/** A row of the registry. */
export type Definition = {
  /**
   * A YAML file, which may be missing where its schema has a value for what is left out; or a folder of Markdown files,
   * an entry each, named after its slug.
   */
  kind: 'file' | 'collection'
  schema: z.ZodType
  /** What editors call it. */
  label: string
  /** What editors call an entry. */
  singular?: string
  /** The pages that are made of it, the canonical one first: each name that it gives stands for what is in brackets. */
  routes?: readonly string[]
  /** The field by which a list names an entry. */
  entryTitle?: string
  /** The order in which pages list the entries; left out, that of their files' names. */
  order?(a: object, b: object): number
  /** A name for a file. Given, there has to be one at least: an export refuses a route that has no page. */
  example?: string
}

function file<Schema extends z.ZodType>(schema: Schema, label: string) {
  return { kind: 'file' as const, schema, label }
}

function folder<Schema extends z.ZodType>(schema: Schema, label: string, singular: string) {
  return { kind: 'collection' as const, schema, label, singular }
}

/**
 * All content, in the order of the editor: each name is the path of a file below content/, without .yaml, or of a
 * folder. This is the only list; whatever goes through the content goes through it.
 */
export const registry = {
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
  map: file(mapSchema, 'Water and roads of the map'),
  'identification-key': file(identificationKeySchema, 'Key of the guide'),
  offices: file(officesSchema, 'Health offices to call'),
  health: file(healthSchema, 'When to call a doctor'),
  navigation: file(navigationSchema, 'Header and footer'),
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
  'pages/emergency-guide': file(emergencyGuidePageSchema, 'Headings of a page on what can’t wait'),
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
    order: (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name),
    example: 'pavement-ant',
  },
  'emergency-guides': {
    ...folder(emergencyGuideFrontMatter, 'What can’t wait', 'Page'),
    entryTitle: 'heading',
    routes: ['/field-guide/[slug]'],
  },
} satisfies Record<string, Definition>

type Registry = typeof registry

/** Path of a file below content/, without .yaml, or of a folder. */
export type Name = keyof Registry

type NameOfKind<Kind> = { [N in Name]: Registry[N]['kind'] extends Kind ? N : never }[Name]

export const names = Object.keys(registry) as Name[]
export const definitions: Readonly<Record<Name, Definition>> = { ...registry }

export type FileName = NameOfKind<'file'>
export type CollectionName = NameOfKind<'collection'>

/** What an entry says. */
export type FieldsOf<N extends Name> = z.output<Registry[N]['schema']>

/** The entries of all files and folders, by name. */
export type Content = { readonly [N in Name]: Loaded<FieldsOf<N>> }
