import { productionHost } from '@/scripts/preflight/production-host'

const siteUrl = 'https://www.antsandsons.com'

test.each([
  ['Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }],
  ['Cloudflare Workers', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' }],
  ['Netlify', { NETLIFY: 'true', CONTEXT: 'production' }],
  ['Vercel', { VERCEL: '1', VERCEL_ENV: 'production' }],
  ['GitHub Pages', { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_PAGES: 'true' }],
])('%s publishes from %o', (name, environment) => {
  expect(productionHost(siteUrl, environment)).toBe(name)
})

test.each([
  { CF_PAGES: '1', CF_PAGES_BRANCH: 'new-words' },
  { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'new-words' },
  { NETLIFY: 'true', CONTEXT: 'deploy-preview' },
  { NETLIFY: 'true', CONTEXT: 'branch-deploy' },
  { VERCEL: '1', VERCEL_ENV: 'preview' },
  { VERCEL: '1', VERCEL_ENV: 'development' },
  { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', SITE_URL: 'https://trial.antsandsons.com' },
])('a preview is published by nobody: %o', (environment) => {
  expect(productionHost(siteUrl, environment)).toBeUndefined()
})

test.each([{}, { CI: 'true' }, { CI: 'true', GITHUB_ACTIONS: 'true' }])(
  'a machine that only builds and tests publishes nothing: %o',
  (environment) => {
    expect(productionHost(siteUrl, environment)).toBeUndefined()
  },
)
