export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The address that the site is built for. A build is a preview when SITE_URL is not the owner's address, or when the host
 * says so. Search engines must not list previews.
 *
 * @param companySiteUrl The owner's address, from content/company.yaml, whose schema refuses a slash at the end.
 * @returns The address without a slash at the end.
 * @throws When SITE_URL is not the address of a site, or has a path.
 */
export function siteAddress(
  companySiteUrl: string,
  environment: Environment,
): { siteUrl: string; isPreview: boolean } {
  const problem = siteUrlProblem(environment)
  if (problem) throw new Error(problem)
  const written = environment.SITE_URL?.trim()
  const siteUrl = written ? new URL(written).origin : companySiteUrl
  const deployment = deploymentOf(environment) ?? 'production'
  return { siteUrl, isPreview: siteUrl !== companySiteUrl || deployment !== 'production' }
}

/** What is wrong with SITE_URL, as a sentence. A path is refused, because all links begin at the root of the host. */
export function siteUrlProblem({ SITE_URL }: Environment): string | undefined {
  const written = SITE_URL?.trim()
  if (!written) return undefined
  const url = URL.canParse(written) ? new URL(written) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isOrigin) return undefined
  return `SITE_URL is “${written}”: set it to the address of the site alone, such as https://preview.example.com`
}

/** The kind of deployment: "production", or a preview of Netlify. Elsewhere, CONTEXT may mean anything. */
function deploymentOf({ NETLIFY, CONTEXT }: Environment) {
  return NETLIFY ? CONTEXT : undefined
}
