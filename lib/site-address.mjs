/**
 * Where the site is built for. The one rule, for pages and for sitemap.xml.
 *
 * A build is a preview when SITE_URL names another address than the owner's, or when the host says
 * so: Vercel in VERCEL_ENV, Netlify in CONTEXT. Search engines must leave previews alone.
 *
 * @param {string} companySiteUrl The owner's address, from content/company.ts.
 * @param {Record<string, string | undefined>} environment
 * @returns {{ siteUrl: string, isPreview: boolean }} The address without a slash at the end.
 */
export function siteAddress(companySiteUrl, environment) {
  const live = withoutSlash(companySiteUrl)
  const siteUrl = withoutSlash(environment.SITE_URL || live)
  const deployment = environment.VERCEL_ENV ?? environment.CONTEXT ?? 'production'
  return { siteUrl, isPreview: siteUrl !== live || deployment !== 'production' }
}

/** @param {string} url */
function withoutSlash(url) {
  return url.replace(/\/+$/, '')
}
