import { headersFile, redirectsFile } from '@/scripts/hosts/cloudflare-and-netlify'
import type { HostRules } from '@/scripts/hosts/host-rules'
import { vercelJson } from '@/scripts/hosts/vercel-json'

// Of hosts whose own software isn't at hand. e2e/url-matrix.spec.ts asks nginx, Apache and the site's own server.

const rules: HostRules = {
  pages: ['/', '/about', '/blog/ants'],
  publicPages: ['/google0123.html'],
  redirects: [
    { from: '/blog', to: '/articles', status: 301 },
    { from: '/über uns', to: '/about#team', status: 301 },
    { from: '/über uns/', to: '/about#team', status: 301 },
  ],
  fallbacks: [
    { folder: '/blog', pageNames: ['ants', 'bees'], to: '/articles', status: 302 },
    { folder: '/services', pageNames: ['bats'], to: '/services/unknown', status: 200 },
  ],
  headers: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-cache' },
  exceptions: [{ path: '/share/*', headers: { 'Cache-Control': 'max-age=9' } }],
}

test('Cloudflare and Netlify, which join what two rules say, read each header of an address once', () => {
  expect(headersFile(rules)).toBe(`/*
  ! Access-Control-Allow-Origin
  X-Frame-Options: DENY

/
  Cache-Control: no-cache

/:page
  Cache-Control: no-cache

/blog/:page
  Cache-Control: no-cache

/share/*
  Cache-Control: max-age=9
`)
})

test('Cloudflare and Netlify find known pages before the rule for unknown ones', () => {
  expect(redirectsFile(rules).split('\n')).toEqual([
    '/blog /articles 301',
    '/%C3%BCber%20uns /about#team 301',
    '/%C3%BCber%20uns/ /about#team 301',
    // Cloudflare would lead to the name without its ending.
    '/google0123.html /google0123 200',
    '/blog/ants /blog/ants 200',
    '/blog/ants.html /blog/ants 301',
    '/blog/Ants /blog/ants 301',
    '/blog/bees /blog/bees 200',
    '/blog/bees.html /blog/bees 301',
    '/blog/Bees /blog/bees 301',
    '/services/bats /services/bats 200',
    '/services/bats.html /services/bats 301',
    '/blog/:name /articles 302',
    '/services/:name /services/unknown 200',
    '',
  ])
})

test('Vercel, which removes a final slash itself, redirects before it looks for a file', () => {
  expect(vercelJson(rules)).toMatchObject({
    redirects: [
      { source: '/blog', destination: '/articles', statusCode: 301 },
      { source: '/über uns', destination: '/about#team' },
      { source: '/%C3%BCber%20uns', destination: '/about#team' },
      { destination: '/articles', statusCode: 302 },
    ],
    rewrites: [{ destination: '/services/unknown' }],
    headers: [{ source: '/(.*)' }, { source: '/share/(.*)' }],
  })
})

test.each([
  [2, 20],
  [1_000, 20],
  // All of one letter, as titles that begin with "How to".
  [1_000, 1],
])('Vercel leaves %i known articles of %i first letters alone', (count, letters) => {
  const pageNames = Array.from({ length: count }, (_, index) => {
    const letter = String.fromCharCode(97 + (index % letters))
    return `${letter}-${'article'.repeat(3)}-${index}`
  })
  const fallback = { folder: '/blog', pageNames, to: '/articles', status: 302 as const }
  const { redirects } = vercelJson({ ...rules, redirects: [], fallbacks: [fallback] })
  const patterns = redirects.map(({ source }) => new RegExp(`^${source.replace(':name', '')}$`))
  const isRedirected = (name: string) => patterns.some((pattern) => pattern.test(`/blog/${name}`))
  expect(pageNames.filter(isRedirected)).toEqual([])
  const unknown = ['no-such', 'zoo', '9', pageNames[0]?.slice(0, -1), `${pageNames[1]}x`, 'a', 'é']
  expect(unknown.filter((name) => !isRedirected(name ?? ''))).toEqual([])
  expect(['Capitals', 'a/b'].filter(isRedirected)).toEqual([])
  for (const { source } of redirects) expect(source.length).toBeLessThanOrEqual(4_096)
})
