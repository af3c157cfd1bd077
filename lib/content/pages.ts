import { getEntry } from './entries'

// The texts of pages. Code for the browser can't import this: islands get props instead.

export const everyPage = () => getEntry('pages/every-page')
export const home = () => getEntry('pages/home')
export const servicesPage = () => getEntry('pages/services')
export const about = () => getEntry('pages/about')
export const articlesPage = () => getEntry('pages/articles')
export const articlePage = () => getEntry('pages/article')
export const contact = () => getEntry('pages/contact')
export const estimate = () => getEntry('pages/estimate')
export const forms = () => getEntry('pages/forms')
export const thankYou = () => getEntry('pages/thank-you')
export const fieldGuide = () => getEntry('pages/field-guide')
export const animalPage = () => getEntry('pages/animal')
export const emergencyGuidePage = () => getEntry('pages/emergency-guide')
export const locationPage = () => getEntry('pages/location')
export const privacyPolicy = () => getEntry('pages/privacy-policy')
export const termsOfService = () => getEntry('pages/terms-of-service')
export const sitemapPage = () => getEntry('pages/sitemap')
export const notFoundPage = () => getEntry('pages/not-found')

export const reviews = () => getEntry('reviews')
