import type { z } from 'zod'
import { defineCollection, defineFile, type Definition } from './define'
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
import { housesSchema } from '@/lib/guide/house-schema'
import { identificationKeySchema } from '@/lib/guide/identification-key-schema'
import { officesSchema } from '@/lib/guide/office-schema'
import { locationPageSchema } from '@/lib/locations/location-page-schema'
import { byOrder, locationFrontMatter } from '@/lib/locations/location-schema'
import { mapCountiesSchema, mapSchema } from '@/lib/map/map-schema'
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

/**
 * All content, in the order of the editor: each name is the path of a file below content/, without .yaml, or of a
 * folder. This is the only list; whatever goes through the content goes through it.
 */
export const registry = {
  company: defineFile(companySchema, 'The business'),
  claims: defineFile(claimsSchema, 'What can be claimed'),
  reviews: defineFile(reviewsSchema, 'Reviews'),
  services: defineFile(servicesSchema, 'What you offer', {
    routes: ['/[slug]', '/services/[servicename]'],
    entryTitle: 'name',
  }),
  'service-terms': defineFile(serviceTermsSchema, 'Before you call'),
  'article-filters': defineFile(articleFiltersSchema, 'Filters of the articles'),
  houses: defineFile(housesSchema, 'Houses and ways in'),
  map: defineFile(mapSchema, 'Water and roads of the map'),
  'map-counties': defineFile(mapCountiesSchema, 'Counties of the map', { isGenerated: true }),
  'identification-key': defineFile(identificationKeySchema, 'Key of the guide'),
  offices: defineFile(officesSchema, 'Health offices to call'),
  navigation: defineFile(navigationSchema, 'Header and footer'),
  'pages/every-page': defineFile(everyPageSchema, 'Words on every page'),
  'pages/home': defineFile(homeSchema, 'Home'),
  'pages/services': defineFile(servicesPageSchema, 'Services'),
  'pages/about': defineFile(aboutSchema, 'About us'),
  'pages/articles': defineFile(articlesPageSchema, 'Articles'),
  'pages/article': defineFile(articlePageSchema, 'Words on every article'),
  'pages/contact': defineFile(contactSchema, 'Contact'),
  'pages/estimate': defineFile(estimateSchema, 'Free estimate'),
  'pages/forms': defineFile(formsSchema, 'Words in both forms'),
  'pages/thank-you': defineFile(thankYouSchema, 'Thank you'),
  'pages/field-guide': defineFile(fieldGuidePageSchema, 'Field guide'),
  'pages/animal': defineFile(animalPageSchema, 'Headings of an animal’s page'),
  'pages/emergency-guide': defineFile(
    emergencyGuidePageSchema,
    'Headings of a page on what can’t wait',
  ),
  'pages/service-terms': defineFile(serviceTermsPageSchema, 'Price, timing, guarantee'),
  'pages/location': defineFile(locationPageSchema, 'Words on pages of cities'),
  'pages/privacy-policy': defineFile(legalSchema, 'Privacy policy'),
  'pages/terms-of-service': defineFile(legalSchema, 'Terms of service'),
  'pages/sitemap': defineFile(sitemapSchema, 'Sitemap'),
  'pages/not-found': defineFile(notFoundSchema, 'Page not found'),
  'pages/own': defineCollection(ownPageFrontMatter, 'Pages of your own', {
    singular: 'Page',
    entryTitle: 'name',
    routes: ['/[slug]'],
  }),
  articles: defineCollection(articleFrontMatter, 'Articles', {
    singular: 'Article',
    entryTitle: 'title',
    routes: ['/blog/[slug]'],
    order: newestFirst,
    lastModified: 'date',
    example: 'wasp-nests',
  }),
  locations: defineCollection(locationFrontMatter, 'Cities', {
    singular: 'City',
    entryTitle: 'city',
    routes: ['/locations/[slug]'],
    order: byOrder,
    example: 'oak-hill',
  }),
  'field-guide': defineCollection(animalFrontMatter, 'Field guide', {
    singular: 'Animal',
    entryTitle: 'name',
    routes: ['/field-guide/[slug]'],
    order: (a, b) => a.name.localeCompare(b.name),
    lastModified: 'reviewed',
    example: 'pavement-ant',
  }),
  'emergency-guides': defineCollection(emergencyGuideFrontMatter, 'What can’t wait', {
    singular: 'Page',
    entryTitle: 'heading',
    routes: ['/field-guide/[slug]'],
    lastModified: 'reviewed',
  }),
}

type Registry = typeof registry

/** Path of a file below content/, without .yaml, or of a folder. */
export type Name = keyof Registry

type NameOfKind<Kind extends 'file' | 'collection'> = {
  [N in Name]: Registry[N]['kind'] extends Kind ? N : never
}[Name]

export const names = Object.keys(registry) as Name[]
export const definitions: Readonly<Record<Name, Definition>> = { ...registry }

export type FileName = NameOfKind<'file'>
export type CollectionName = NameOfKind<'collection'>

/** What an entry says. */
export type FieldsOf<N extends Name> = z.output<Registry[N]['schema']>

/** The entries of all files and folders, by name. */
export type Content = { readonly [N in Name]: Loaded<FieldsOf<N>> }
