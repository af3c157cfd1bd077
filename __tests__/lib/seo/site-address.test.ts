import { siteAddress, siteUrlProblem } from '@/lib/seo/site-address'

const live = 'https://www.example.com'

test('without SITE_URL the site has the owner’s address', () => {
  expect(siteAddress(live, {})).toEqual({ siteUrl: live, isPreview: false })
})

test('a SITE_URL with another address makes a preview', () => {
  const siteUrl = 'https://branch.example.net'
  expect(siteAddress(live, { SITE_URL: `${siteUrl}/` })).toEqual({ siteUrl, isPreview: true })
})

test.each([{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }])(
  'a preview deployment of a host is a preview: %o',
  (environment) => {
    expect(siteAddress(live, environment).isPreview).toBe(true)
  },
)

test.each([
  { SITE_URL: `${live}/` },
  { NETLIFY: 'true', CONTEXT: 'production' },
  { NETLIFY: 'true' },
  // Variables of a host that does not build are ignored.
  { CONTEXT: 'docker' },
])('a build for the owner’s address is no preview: %o', (environment) => {
  expect(siteAddress(live, environment).isPreview).toBe(false)
})

test.each([
  'HTTPS://Branch.Example.net',
  ' https://branch.example.net/ ',
  'https://branch.example.net:443',
])('an address is normalized: %s', (SITE_URL) => {
  expect(siteAddress(live, { SITE_URL }).siteUrl).toBe('https://branch.example.net')
})

test.each([
  'branch.example.net',
  'https://branch.example.net/site',
  'https://branch.example.net/?x=1',
  'https://branch.example.net/#top',
  'https://me:secret@branch.example.net',
  '"https://branch.example.net"',
  'ftp://branch.example.net',
])('a SITE_URL that is not the address of a site is reported: %s', (SITE_URL) => {
  expect(siteUrlProblem({ SITE_URL })).toMatch(
    /^SITE_URL is “.*”: set it to the address of the site alone/,
  )
  expect(() => siteAddress(live, { SITE_URL })).toThrow('SITE_URL is')
})
