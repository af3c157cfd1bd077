import { hostRules } from '@/scripts/hosts/host-rules'
import { nginxConf } from '@/scripts/hosts/nginx-conf'

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

const rules = hostRules({ files, securityHeaders: { 'X-Frame-Options': 'DENY' } })

test('every page is listed by its clean address, and unknown articles and services have a fallback', () => {
  expect(rules).toMatchObject({
    pages: ['/', '/about', '/blog/ants', '/blog/wasps', '/services', '/services/bats'],
    redirects: [
      { from: '/index', to: '/', status: 301 },
      { from: '/index.html', to: '/', status: 301 },
      { from: '/blog', to: '/articles', status: 302 },
    ],
    fallbacks: [
      { folder: '/blog', pageNames: ['ants', 'wasps'], to: '/articles', status: 302 },
      { folder: '/services', pageNames: ['bats'], to: '/services/unknown', status: 200 },
    ],
  })
})

// e2e/url-matrix.spec.ts asks for all other headers. The sample has no photo.
test('browsers cache photos for a month', () => {
  const headers = {
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=2592000',
  }
  expect(rules.exceptions).toContainEqual({ path: '/photos/*', headers })
})

test('a page of an old site leads to its page with and without a final slash and .html', () => {
  const redirectsFor = (from: string, to: string) =>
    hostRules({ files, securityHeaders: {}, oldAddresses: [{ from, to }] }).redirects.slice(3)
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

test('no character of a target means anything in the rules of a host', () => {
  const oldAddresses = [{ from: '/a', to: '/b?x=$5\\n"{10:30}*(1)#é|;' }]
  const { redirects } = hostRules({ files, securityHeaders: {}, oldAddresses })
  expect(redirects.at(-1)?.to).toBe('/b?x=%245%5Cn%22%7B10%3A30%7D%2A%281%29#%C3%A9%7C%3B')
})

test.each([
  [
    'a header that nginx would read differently',
    () => nginxConf(hostRules({ files, securityHeaders: { Long: 'script-src $uri' } }), []),
    'nginx.conf: cannot write script-src $uri',
  ],
  [
    'a site without articles, whose fallback would match all pages,',
    () => hostRules({ files: ['/services/bats.html'], securityHeaders: {} }),
    'There is no page below /blog',
  ],
])('%s stops the build', (_, write, message) => {
  expect(write).toThrow(message)
})
