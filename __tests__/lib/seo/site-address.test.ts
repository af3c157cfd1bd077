import { siteAddress } from '@/lib/seo/site-address'

const live = 'https://www.example.com'

test('the owner’s address holds, without a slash at the end', () => {
  expect(siteAddress(`${live}/`, {})).toEqual({ siteUrl: live, isPreview: false })
})

test('the same address in the environment is no preview', () => {
  expect(siteAddress(live, { SITE_URL: `${live}/` })).toEqual({ siteUrl: live, isPreview: false })
})

test('another address in the environment makes a preview', () => {
  expect(siteAddress(live, { SITE_URL: 'https://branch.example.net' })).toEqual({
    siteUrl: 'https://branch.example.net',
    isPreview: true,
  })
})

test.each([
  { VERCEL: '1', VERCEL_ENV: 'preview' },
  { NETLIFY: 'true', CONTEXT: 'deploy-preview' },
])('a host that says so makes a preview: %o', (environment) => {
  expect(siteAddress(live, environment).isPreview).toBe(true)
})

test.each([
  { VERCEL: '1', VERCEL_ENV: 'production' },
  { NETLIFY: 'true', CONTEXT: 'production' },
  { NETLIFY: 'true' },
])('the production deployment of a host is none: %o', (environment) => {
  expect(siteAddress(live, environment).isPreview).toBe(false)
})

test.each([
  { CONTEXT: 'docker' },
  { VERCEL_ENV: 'preview' },
  { VERCEL: '1', VERCEL_ENV: 'production', CONTEXT: 'build' },
])('a variable of a host means nothing where that host does not build: %o', (environment) => {
  expect(siteAddress(live, environment).isPreview).toBe(false)
})
