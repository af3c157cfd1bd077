import { hostRules } from '@/scripts/build/host-rules'
import { headersFile } from '@/scripts/build/hosts/headers-file'
import { nginxConf } from '@/scripts/build/hosts/nginx-conf'
import { redirectsFile } from '@/scripts/build/hosts/redirects-file'

/** Files of a small exported site. */
const files = [
  '/404.html',
  '/_not-found.html',
  '/about.html',
  '/blog/ants.html',
  '/blog/wasps.html',
  '/index.html',
  '/services.html',
  '/services/unknown.html',
  '/services/bats.html',
  '/_next/static/site.0123.js',
  '/sitemap.xml',
]

const rules = hostRules(files, { 'X-Frame-Options': 'DENY' })

test('every page is listed by its clean address, and unknown articles and services have a fallback', () => {
  expect(rules).toMatchObject({
    pages: ['/', '/about', '/blog/ants', '/blog/wasps', '/services', '/services/bats'],
    redirects: [
      { from: '/index.html', to: '/', status: 301 },
      { from: '/blog', to: '/articles', status: 302 },
    ],
    fallbacks: [
      { folder: '/blog', pageNames: ['ants', 'wasps'], to: '/articles', status: 302 },
      { folder: '/services', pageNames: ['bats'], to: '/services/unknown', status: 200 },
    ],
  })
})

test('browsers cache pictures for a day, photos for a month, hashed files forever, and other sites may embed pictures only', () => {
  const picture = {
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=86400',
  }
  expect(rules).toMatchObject({
    headers: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'public, max-age=0, must-revalidate' },
    exceptions: [
      ...['/share/*', '/images/*', '/icons/*'].map((path) => ({ path, headers: picture })),
      { path: '/photos/*', headers: { 'Cache-Control': 'public, max-age=2592000' } },
      { path: '/sitemap.xml', headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
      {
        path: '/_next/static/site.0123.js',
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      },
    ],
  })
})

test('a page of an old site leads to its page with and without a final slash and .html', () => {
  const redirectsFor = (from: string, to: string) =>
    hostRules(files, {}, [], [{ from, to }]).redirects.slice(2)
  const target = { to: '/services/bats', status: 301 }
  expect(redirectsFor('/our%20bats/', '/services/bats')).toEqual([
    { from: '/our bats', ...target },
    { from: '/our bats/', ...target },
  ])
  expect(redirectsFor('/Bats/index.html', '/services/bats').map(({ from }) => from)).toEqual([
    '/Bats/index.html',
    '/Bats',
    '/Bats/',
  ])
  expect(redirectsFor('/team', '/about#équipe')).toContainEqual({
    from: '/team',
    to: '/about#%C3%A9quipe',
    status: 301,
  })
})

const numbered = (count: number, name: (number: number) => string) => {
  const more = Array.from({ length: count }, (_, number) => name(number))
  return hostRules([...files, ...more], {})
}
const withHeader = (value: string) => hostRules(files, { Long: value })

test.each<[string, write: (isMore: boolean) => unknown, message: string]>([
  [
    'a header that hosts would drop',
    (isMore) => withHeader('x'.repeat(isMore ? 1_995 : 1_994)),
    'Long: 2001 characters, and hosts allow 2000: take a script',
  ],
  [
    'a header that nginx would read differently',
    (isMore) => nginxConf(withHeader(isMore ? 'script-src $uri' : 'script-src'), []),
    'nginx.conf: cannot write script-src $uri',
  ],
  [
    'a site without articles, whose fallback would match all pages,',
    (isMore) => hostRules(isMore ? ['/services/bats.html'] : files, {}),
    'There is no page below /blog',
  ],
  [
    'more rules than Cloudflare reads',
    (isMore) => headersFile(numbered(isMore ? 90 : 89, (number) => `/_next/static/${number}.js`)),
    '_headers: 101 rules, and Cloudflare reads 100',
  ],
  [
    'more lines than Cloudflare reads',
    (isMore) => redirectsFile(numbered(isMore ? 996 : 995, (number) => `/blog/${number}.html`)),
    '_redirects: 2002 lines, and Cloudflare reads 2000',
  ],
])('%s stops the build', (_, write, message) => {
  expect(() => write(false)).not.toThrow()
  expect(() => write(true)).toThrow(message)
})
