/**
 * Where the site is built for. A build is a preview when SITE_URL names another address than the owner's,
 * or when the host says so: Vercel in VERCEL_ENV, Netlify in CONTEXT. Search engines must leave previews alone.
 *
 * @param companySiteUrl The owner's address, from content/company.yaml.
 * @returns The address without a slash at the end.
 */
export function siteAddress(
  companySiteUrl: string,
  environment: Readonly<Record<string, string | undefined>>,
): { siteUrl: string; isPreview: boolean } {
  const live = withoutSlash(companySiteUrl)
  const siteUrl = withoutSlash(environment.SITE_URL || live)
  const deployment = environment.VERCEL_ENV ?? environment.CONTEXT ?? 'production'
  return { siteUrl, isPreview: siteUrl !== live || deployment !== 'production' }
}

function withoutSlash(url: string) {
  return url.replace(/\/+$/, '')
}
