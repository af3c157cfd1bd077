import { rulesOf, siteFiles } from '../../support/host-rules'
import { checkPagesInReach, redirectsFile } from '@/scripts/hosts/redirects-file.mjs'

const lines = redirectsFile(rulesOf()).trimEnd().split('\n')

test('each known page comes before the line for unknown ones', () => {
  expect(lines.indexOf('/blog/ants /blog/ants 200')).toBeGreaterThan(-1)
  expect(lines.indexOf('/blog/ants.html /blog/ants 301')).toBeGreaterThan(-1)
  expect(lines.slice(-2)).toEqual([
    '/blog/:name /articles 302',
    '/services/:name /services/unknown 200',
  ])
})

test('a line that hides a page stops the build', () => {
  const pages = ['/blog/ants']
  const pattern = { from: '/blog/:name', to: '/articles', status: 302 }
  const splat = { from: '/*', to: '/', status: 302 }
  expect(() => checkPagesInReach([pattern], pages)).toThrow('/blog/ants is a page')
  expect(() => checkPagesInReach([splat], pages)).toThrow('/blog/ants is a page')
  const keep = { from: '/blog/ants', to: '/blog/ants', status: 200 }
  expect(() => checkPagesInReach([keep, pattern], pages)).toThrow('/blog/ants.html is a page')
  const strip = { from: '/blog/ants.html', to: '/blog/ants', status: 301 }
  expect(() => checkPagesInReach([keep, strip, pattern], pages)).not.toThrow()
  expect(() => checkPagesInReach([pattern, keep, strip], pages)).toThrow('/blog/ants is a page')
})

test('more lines than Cloudflare reads stop the build', () => {
  const articles = Array.from({ length: 1_000 }, (_, number) => `/blog/article-${number}.html`)
  expect(() => redirectsFile(rulesOf([...siteFiles, ...articles]))).toThrow(
    'of which Cloudflare reads 2000 and 100',
  )
})
