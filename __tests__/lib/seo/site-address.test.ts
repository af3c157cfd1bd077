import { siteAddress } from '@/lib/seo/site-address'

const live = 'https://www.example.com'

test('the owner’s address holds where no other is set', () => {
  expect(siteAddress(live, {})).toEqual({ siteUrl: live, isPreview: false })
})

test('another address in the environment makes a preview', () => {
  const siteUrl = 'https://branch.example.net'
  expect(siteAddress(live, { SITE_URL: `${siteUrl}/` })).toEqual({ siteUrl, isPreview: true })
})

test.each([
  { VERCEL: '1', VERCEL_ENV: 'preview' },
  { NETLIFY: 'true', CONTEXT: 'deploy-preview' },
])('a host that says so makes a preview: %o', (environment) => {
  expect(siteAddress(live, environment).isPreview).toBe(true)
})

test.each([
  { SITE_URL: `${live}/` },
  { VERCEL: '1', VERCEL_ENV: 'production', CONTEXT: 'build' },
  { NETLIFY: 'true', CONTEXT: 'production' },
  { NETLIFY: 'true' },
  // A variable of a host means nothing where that host does not build.
  { CONTEXT: 'docker' },
  { VERCEL_ENV: 'preview' },
])('a build for the owner’s own address is no preview: %o', (environment) => {
  expect(siteAddress(live, environment).isPreview).toBe(false)
})
