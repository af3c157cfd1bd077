import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test'
import { aliases, articles, canonicalPages, categoryQuery } from './support/site'
import { notFoundPage } from '@/lib/content/pages'

// What every host must answer. The tests run against the site's own server, or the host in BASE_URL; see also
// e2e/hosts/playwright.config.ts.

const routes = [
  ...canonicalPages,
  ...Object.keys(aliases),
  '/thank-you',
  ...articles.map(({ slug }) => `/blog${slug}`),
].sort()

/** The other hosts serve the 404 page at its own address, too. */
const hidesItsFiles = !process.env.BASE_URL

/** Cloudflare Workers always answer 307, which cannot be changed. */
const redirectStatuses = [301, 307, 308]

const revalidated = 'public, max-age=0, must-revalidate'
const html = /^text\/html; ?charset=utf-8$/i
const noindex = '<meta name="robots" content="noindex'

const files = {
  '/sitemap.xml': /^(application|text)\/xml/,
  '/robots.txt': /^text\/plain/,
}

const pictures = {
  '/share/home.png': 'image/png',
  '/site-icons/icon-512.png': 'image/png',
  // An owner's articles have other drawings.
  [`/images/articles/${readdirSync('out/images/articles')[0]}`]: 'image/',
}

test('every route answers with its page and its canonical, with any query [spec: Route table; Location pages; Roles and permissions]', async ({
  request,
}) => {
  for (const address of [...routes, `/articles${categoryQuery}`]) {
    const response = await ask(request, address)
    expectPage(response)
    const [path = ''] = address.split('?')
    const canonical = aliases[path] ?? path
    if (path !== '/thank-you') expect(canonicalOf(await response.text())).toBe(canonical)
  }
})

for (const ending of ['/', '.html']) {
  test(`an address that ends in ${ending} redirects to the clean one with its query`, async ({
    request,
  }) => {
    for (const path of routes.filter((route) => route !== '/')) {
      const response = await request.get(`${path}${ending}?from=ad`, { maxRedirects: 0 })
      expect(redirectStatuses, `${path}${ending}`).toContain(response.status())
      expect(locationOf(response)).toBe(`${path}?from=ad`)
    }
  })
}

test('/index.html and /index redirect to the home page', async ({ request }) => {
  for (const path of ['/index.html', '/index']) {
    const response = await request.get(`${path}?from=ad`)
    expect(response.status()).toBe(200)
    expect(pathOf(response.url())).toBe('/?from=ad')
  }
})

test('behind a proxy that speaks https, no redirect leads to http', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/about/', '/blog', '/blog/no-such-article', '/index.html']) {
    const headers = { 'X-Forwarded-Proto': 'https' }
    const response = await request.get(path, { maxRedirects: 0, headers })
    const { location = 'http:' } = response.headers()
    const { protocol, host } = new URL(location, baseURL?.replace('http:', 'https:'))
    expect([path, protocol, host]).toEqual([path, 'https:', new URL(baseURL ?? '').host])
  }
})

test('an unknown article redirects to the list of articles with its query [spec: Article detail]', async ({
  request,
}) => {
  for (const path of ['/blog/no-such-article', '/blog']) {
    const response = await ask(request, `${path}?from=ad`, 302)
    expect(locationOf(response)).toBe('/articles?from=ad')
  }
})

test('an address of the old site redirects to its page with its query', async ({ request }) => {
  const lines = readFileSync('public/_redirects', 'utf8').split('\n')
  const redirects = lines.filter((line) => line.startsWith('/')).map((line) => line.split(' '))
  expect(redirects).toContainEqual(['/blog', '/articles', '302'])
  for (const [from = '', to = '', status] of redirects) {
    const response = await ask(request, `${from}?from=ad`, Number(status))
    const query = to.includes('#') ? '' : '?from=ad'
    expect(response.headers()['location']).toMatch(
      new RegExp(`(^|//[^/]+)${to}${query.replace('?', '\\?')}$`),
    )
    const { pathname } = new URL((await request.get(`${from}/`)).url())
    expect([from, pathname]).toEqual([from, to.replace(/#.*/, '')])
  }
})

test('an unknown service answers with the empty services page', async ({ request }) => {
  const response = await ask(request, '/services/no-such-service')
  expectPage(response)
  expect(await response.text()).toContain(noindex)
})

test('an unknown page answers 404 with the 404 page, which is revalidated', async ({ request }) => {
  const deep = ['/images', '/locations/no-such', '/blog/no/such', '/services/a/b', '/a/b/c/d']
  for (const path of ['/no-such-page', ...deep, ...(hidesItsFiles ? ['/404', '/404.html'] : [])]) {
    const response = await ask(request, path, 404)
    const page = await response.text()
    expect(page).toContain(notFoundPage().heading)
    expect(page).toContain(noindex)
    const { 'content-type': type, 'cache-control': cache = 'no-store' } = response.headers()
    expect(type).toMatch(html)
    expect(cache).toMatch(/max-age=0|no-store|no-cache/)
    expectSecurityHeaders(response)
  }
})

test('every file with a hash in its name is cached for a year', async ({ request }) => {
  for (const path of hashedFiles()) {
    const response = await ask(request, path)
    const headers = response.headers()
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['access-control-allow-origin']).toBe('*')
    if (path.endsWith('.js')) {
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
    }
    if (path.endsWith('.woff2')) expect(headers['content-type']).toBe('font/woff2')
  }
})

test('a missing file answers 404 and is not cached as immutable', async ({ request }) => {
  for (const path of ['/_next/static/chunks/no.js', '/_next/static/no.css', '/images/no.svg']) {
    const response = await ask(request, path, 404)
    expect(response.headers()['cache-control'] ?? '').not.toContain('immutable')
  }
})

for (const [path, type] of Object.entries(files)) {
  test(`${path} has its type and is revalidated`, async ({ request }) => {
    const response = await ask(request, path)
    expect(response.headers()['content-type']).toMatch(type)
    expect(response.headers()['cache-control']).toBe(revalidated)
    expectSecurityHeaders(response)
  })
}

for (const [path, type] of Object.entries(pictures)) {
  test(`${path} may be embedded by other sites and is cached for a day`, async ({ request }) => {
    const response = await ask(request, path)
    const headers = response.headers()
    expect(headers['content-type']).toContain(type)
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
}

test('the configuration files of hosts are not public', async ({ request }) => {
  for (const path of ['/_headers', '/_redirects', '/.htaccess']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.ok()]).toEqual([path, false])
  }
})

test('an address that can’t be decoded is a missing page, or a wrong request', async ({
  request,
}) => {
  const response = await request.get('/%E0%A4%A', { maxRedirects: 0 })
  expect([400, 404]).toContain(response.status())
})

test('no address redirects to another site', async ({ request, baseURL }) => {
  const attempts = ['//example.com/', '/%5Cexample.com/', '/%2F%2Fexample.com/']
  for (const path of [...attempts, '/%5Cexample.com.html']) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    const { location = '/' } = response.headers()
    const { origin } = new URL(location, baseURL)
    expect([path, origin]).toEqual([path, new URL(baseURL ?? '').origin])
  }
})

test('an address cannot inject headers', async ({ request }) => {
  for (const path of ['/about%0d%0aSet-Cookie:%20a=b/', '/blog/x%0d%0aSet-Cookie:%20a=b']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
})

/** Requests an address without following redirects, and checks the status. */
async function ask(request: APIRequestContext, path: string, status = 200) {
  const response = await request.get(path, { maxRedirects: 0 })
  expect([path, response.status()]).toEqual([path, status])
  return response
}

function expectPage(response: APIResponse) {
  const headers = response.headers()
  expect(headers['content-type']).toMatch(html)
  expect(headers['cache-control']).toBe(revalidated)
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expectSecurityHeaders(response)
}

function expectSecurityHeaders(response: APIResponse) {
  const headers = response.headers()
  const sixMonthsInSeconds = 15_768_000
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /)
  const [, age] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
  expect(Number(age)).toBeGreaterThanOrEqual(sixMonthsInSeconds)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy')
}

/** Path and query of a redirect's target. Only some hosts add their origin. */
function locationOf(response: APIResponse) {
  return pathOf(new URL(response.headers()['location'] ?? '', response.url()).href)
}

function pathOf(url: string) {
  const { pathname, search } = new URL(url)
  return pathname + search
}

function canonicalOf(page: string) {
  const [, href] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? []
  return href && new URL(href).pathname
}

function hashedFiles() {
  return readdirSync('out/_next/static', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^out/, ''))
}
