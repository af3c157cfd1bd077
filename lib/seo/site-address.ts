type Environment = Readonly<Record<string, string | undefined>>

/**
 * Where the site is built for. A build is a preview when SITE_URL names another address than the owner's, or when the
 * host says so. Search engines must leave previews alone.
 *
 * @param companySiteUrl The owner's address, from content/company.yaml, whose schema refuses a slash at the end.
 * @returns The address without a slash at the end.
 */
export function siteAddress(
  companySiteUrl: string,
  environment: Environment,
): { siteUrl: string; isPreview: boolean } {
  const siteUrl = (environment.SITE_URL || companySiteUrl).replace(/\/+$/, '')
  const deployment = deploymentOf(environment) ?? 'production'
  return { siteUrl, isPreview: siteUrl !== companySiteUrl || deployment !== 'production' }
}

/** What a host says that it builds. A variable named CONTEXT may mean anything where Netlify does not build. */
function deploymentOf({ NETLIFY, CONTEXT, VERCEL, VERCEL_ENV }: Environment) {
  if (NETLIFY) return CONTEXT
  return VERCEL ? VERCEL_ENV : undefined
}
