import type { z } from 'zod'
import { defineCollection, defineFile } from './define'
import type { Loaded } from './load'
import { articleFiltersSchema } from '@/lib/articles/article-filters-schema'
import { articlePageSchema, articlesPageSchema } from '@/lib/articles/article-page-schemas'
import { articleFrontMatter, newestFirst } from '@/lib/articles/article-schema'
import { aboutSchema } from '@/lib/company/about-schema'
import { claimsSchema } from '@/lib/company/claims-schema'
import { companySchema } from '@/lib/company/company-schema'
import { contactSchema, estimateSchema, thankYouSchema } from '@/lib/forms/form-page-schemas'
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

/** The words of a page, content/pages/{name}.yaml. */
function definePage<Schema extends z.ZodType>(schema: Schema, label: string) {
  return defineFile(schema, { label, mayLoseTexts: true })
}

/**
 * All content, in the order of the editor: each name is the path of a file below content/, without .yaml, or of a
 * folder. This is the only list; whatever goes through the content goes through it.
 */
export const registry = {
  company: defineFile(companySchema, { label: 'The business' }),
  claims: defineFile(claimsSchema, { label: 'What can be claimed' }),
  reviews: defineFile(reviewsSchema, { label: 'Reviews' }),
  services: defineFile(servicesSchema, {
    label: 'What you offer',
    routes: ['/[slug]', '/services/[servicename]'],
    pages: ({ services }) => services.map(({ slug, name }) => ({ slug, title: name })),
    mayLoseTexts: true,
  }),
  'service-terms': defineFile(serviceTermsSchema, {
    label: 'Before you call',
    mayLoseTexts: true,
  }),
  'article-filters': defineFile(articleFiltersSchema, { label: 'Filters of the articles' }),
  houses: defineFile(housesSchema, { label: 'Houses and ways in' }),
  map: defineFile(mapSchema, { label: 'Water and roads of the map' }),
  'map-counties': defineFile(mapCountiesSchema, {
    label: 'Counties of the map',
    isGenerated: true,
  }),
  'identification-key': defineFile(identificationKeySchema, { label: 'Key of the guide' }),
  offices: defineFile(officesSchema, { label: 'Health offices to call' }),
  navigation: defineFile(navigationSchema, { label: 'Header and footer' }),
  'pages/every-page': definePage(everyPageSchema, 'Words on every page'),
  'pages/home': definePage(homeSchema, 'Home'),
  'pages/services': definePage(servicesPageSchema, 'Services'),
  'pages/about': definePage(aboutSchema, 'About us'),
  'pages/articles': definePage(articlesPageSchema, 'Articles'),
  'pages/article': definePage(articlePageSchema, 'Words on every article'),
  'pages/contact': definePage(contactSchema, 'Contact'),
  'pages/estimate': definePage(estimateSchema, 'Free estimate'),
  'pages/thank-you': definePage(thankYouSchema, 'Thank you'),
  'pages/field-guide': definePage(fieldGuidePageSchema, 'Field guide'),
  'pages/animal': definePage(animalPageSchema, 'Headings of an animal’s page'),
  'pages/emergency-guide': definePage(
    emergencyGuidePageSchema,
    'Headings of a page on what can’t wait',
  ),
  'pages/service-terms': definePage(serviceTermsPageSchema, 'Price, timing, guarantee'),
  'pages/location': definePage(locationPageSchema, 'Words on pages of cities'),
  'pages/privacy-policy': definePage(legalSchema, 'Privacy policy'),
  'pages/terms-of-service': definePage(legalSchema, 'Terms of service'),
  'pages/sitemap': definePage(sitemapSchema, 'Sitemap'),
  'pages/not-found': definePage(notFoundSchema, 'Page not found'),
  'pages/own': defineCollection(ownPageFrontMatter, {
    label: 'Pages of your own',
    singular: 'Page',
    entryTitle: 'name',
    routes: ['/[slug]'],
  }),
  articles: defineCollection(articleFrontMatter, {
    label: 'Articles',
    singular: 'Article',
    entryTitle: 'title',
    routes: ['/blog/[slug]'],
    order: newestFirst,
    lastModified: 'date',
    hasQrCode: true,
    example: 'wasp-nests',
  }),
  locations: defineCollection(locationFrontMatter, {
    label: 'Cities',
    singular: 'City',
    entryTitle: 'city',
    routes: ['/locations/[slug]'],
    order: byOrder,
    example: 'oak-hill',
  }),
  'field-guide': defineCollection(animalFrontMatter, {
    label: 'Field guide',
    singular: 'Animal',
    entryTitle: 'name',
    routes: ['/field-guide/[slug]'],
    order: (a, b) => a.name.localeCompare(b.name),
    lastModified: 'reviewed',
    hasQrCode: true,
    example: 'pavement-ant',
  }),
  'emergency-guides': defineCollection(emergencyGuideFrontMatter, {
    label: 'What can’t wait',
    singular: 'Page',
    entryTitle: 'heading',
    routes: ['/field-guide/[slug]'],
    lastModified: 'reviewed',
    hasQrCode: true,
  }),
}

type Registry = typeof registry

/** Path of a file below content/, without .yaml, or of a folder. */
export type Name = keyof Registry

type NameOfKind<Kind extends 'file' | 'collection'> = {
  [N in Name]: Registry[N]['kind'] extends Kind ? N : never
}[Name]

export type FileName = NameOfKind<'file'>
export type CollectionName = NameOfKind<'collection'>

/** What an entry says. */
export type FieldsOf<N extends Name> = z.output<Registry[N]['schema']>

/** The entries of all files and folders, by name. */
export type Content = { readonly [N in Name]: Loaded<FieldsOf<N>> }
