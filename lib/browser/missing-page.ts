/** Inlined into the 404 page by scripts/build/finish.ts, because no other page needs it. */
import { addressKey, decoded } from '@/lib/address-key'

/** Where hosts with rules redirect unknown articles and services to. */
const destinations: Record<string, string> = { blog: '/articles', services: '/services/unknown' }

void handleMissingPage(window.location)

/**
 * On the page of an unknown service: corrects a known one. On the 404 page of a host without rules: redirects addresses of the owner's old site, addresses with trailing slashes,
 * capitals, or characters that a mail program or an advertisement has appended, and unknown articles and services. Logs
 * every other address.
 */
export async function handleMissingPage(
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>,
) {
  const page = document.querySelector<HTMLElement>('[data-not-found]')
  if (!page) return
  const { pathname, search, hash } = location
  const redirects = JSON.parse(page.dataset.redirects ?? '{}') as Record<string, string>
  const redirect = redirects[addressKey(pathname)]
  if (redirect) return location.replace(/[?#]/.test(redirect) ? redirect : redirect + search)
  const [, folder = ''] = /^\/(blog|services)\/[^/]+$/.exec(pathname) ?? []
  const is404Page = page.dataset.redirects !== undefined
  const destination = is404Page ? destinations[folder] : undefined
  // Browsers read //example.com as another site.
  const [, path] = /^\/+(.*[^/])\/+$/.exec(pathname) ?? []
  if (path) return location.replace(`/${path}${search}${hash}`)
  if (is404Page && !destination) console.info('Page not found:', pathname)
  const corrected = correctedAddress(pathname)
  if (corrected.path !== pathname && (await exists(corrected.path))) {
    location.replace(`${corrected.path}${corrected.query || search}${hash}`)
  } else if (destination) {
    location.replace(destination)
  }
}

/** All paths of the site begin and end in a letter or a digit, and have no capitals. */
function correctedAddress(pathname: string) {
  const [, before = '', query = ''] = /^(.*?)(?:[&?](.*))?$/s.exec(decoded(pathname)) ?? []
  const path = before
    .toLowerCase()
    .replace(/;.*/s, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/(^|\/)index$/, '')
  return { path: `/${path}`, query: query && `?${query}` }
}

async function exists(path: string) {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}
