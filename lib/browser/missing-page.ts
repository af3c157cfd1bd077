/** The second is the pre-rendered page for unknown services. */
const destinations: Record<string, string> = { blog: '/articles', services: '/services/unknown' }

/**
 * On the 404 page of a host without rules: redirects an address with a slash too many to the one without
 * it, and an unknown article or service as the rules of other hosts do. Logs every other address.
 */
export function handleMissingPage(
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>,
) {
  if (!document.querySelector('[data-not-found]')) return
  const { pathname, search, hash } = location
  const [, folder = ''] = /^\/(blog|services)\/[^/]+$/.exec(pathname) ?? []
  const destination = destinations[folder]
  // With one slash before it: a browser would read //example.com as another site.
  const [, path] = /^\/+(.*[^/])\/+$/.exec(pathname) ?? []
  if (path) location.replace(`/${path}${search}${hash}`)
  else if (destination) location.replace(destination)
  else console.info('Page not found:', pathname)
}
