/** The second is the pre-rendered page for unknown services. */
const destinations: Record<string, string> = { blog: '/articles', services: '/services/unknown' }

/**
 * On the 404 page of a host without rules: redirects an address with a slash too many to the one without it, one with
 * capitals or with what a mail program or an advertisement has left at its end to the page that it means, and an unknown
 * article or service as the rules of other hosts do. Logs every other address.
 */
export async function handleMissingPage(
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>,
) {
  if (!document.querySelector('[data-not-found]')) return
  const { pathname, search, hash } = location
  const [, folder = ''] = /^\/(blog|services)\/[^/]+$/.exec(pathname) ?? []
  const destination = destinations[folder]
  // With one slash before it: a browser would read //example.com as another site.
  const [, path] = /^\/+(.*[^/])\/+$/.exec(pathname) ?? []
  if (path) return location.replace(`/${path}${search}${hash}`)
  if (!destination) console.info('Page not found:', pathname)
  const meant = meantAddress(pathname)
  if (meant.path !== pathname && (await exists(meant.path))) {
    location.replace(`${meant.path}${meant.query || search}${hash}`)
  } else if (destination) {
    location.replace(destination)
  }
}

/** All paths of the site begin and end in a letter or a figure, and have no capitals. */
function meantAddress(pathname: string) {
  const [, before = '', query = ''] = /^(.*?)(?:[&?](.*))?$/s.exec(decoded(pathname)) ?? []
  const path = before
    .toLowerCase()
    .replace(/;.*/s, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/^index$/, '')
  return { path: `/${path}`, query: query && `?${query}` }
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function exists(path: string) {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}
