import { rulesOf, siteFiles } from '../../../support/host-rules'
import { redirectsFile } from '@/scripts/build/hosts/redirects-file'

const lines = redirectsFile(rulesOf()).trimEnd().split('\n')

test('each known page comes before the line for unknown ones', () => {
  expect(lines.indexOf('/blog/ants /blog/ants 200')).toBeGreaterThan(-1)
  expect(lines.indexOf('/blog/ants.html /blog/ants 301')).toBeGreaterThan(-1)
  expect(lines.slice(-2)).toEqual([
    '/blog/:name /articles 302',
    '/services/:name /services/unknown 200',
  ])
})

test('more lines than Cloudflare reads stop the build', () => {
  const articles = Array.from({ length: 1_000 }, (_, number) => `/blog/article-${number}.html`)
  expect(() => redirectsFile(rulesOf([...siteFiles, ...articles]))).toThrow(
    'of which Cloudflare reads 2000 and 100',
  )
})
