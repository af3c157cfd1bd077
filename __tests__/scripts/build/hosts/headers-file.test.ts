import { rulesOf, siteFiles } from '../../../support/host-rules'
import { checkNoHeaderTwice, headersFile } from '@/scripts/build/hosts/headers-file'

const blocks = new Map(
  headersFile(rulesOf())
    .trimEnd()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...headers] = block.split('\n').map((line) => line.trim())
      return [path, headers]
    }),
)

test('every path gets the headers that have no exception', () => {
  expect(blocks.get('/*')).toContain("Content-Security-Policy: default-src 'none'")
  expect(blocks.get('/*')?.join()).not.toMatch(/Cache-Control|Cross-Origin-Resource-Policy/)
})

test('pages and exceptions each get their own of the others', () => {
  const page = [
    'Cross-Origin-Resource-Policy: same-origin',
    'Cache-Control: public, max-age=0, must-revalidate',
  ]
  for (const path of ['/', '/:page', '/blog/:page', '/services/:page']) {
    expect(blocks.get(path)).toEqual(page)
  }
  expect(blocks.get('/share/*')).toContain('Cross-Origin-Resource-Policy: cross-origin')
  expect(blocks.get('/_next/static/site.0123.js')).toEqual([
    'Cross-Origin-Resource-Policy: same-origin',
    'Cache-Control: public, max-age=31536000, immutable',
  ])
  expect(blocks.get('/feed.xml')).toEqual(['Content-Type: application/atom+xml; charset=utf-8'])
})

test('Cloudflare lets no other site read the pages', () => {
  expect(blocks.get('/*')).toContain('! Access-Control-Allow-Origin')
})

test('a header that two rules give to one path stops the build', () => {
  const headers = { 'Cache-Control': 'no-store' }
  const rules = (path: string) => [
    { path, headers },
    { path: '/blog/ants', headers },
  ]
  for (const path of ['/*', '/blog/*', '/blog/:page']) {
    expect(() => checkNoHeaderTwice(rules(path), ['/blog/ants'])).toThrow(
      '/blog/ants gets Cache-Control from two rules',
    )
  }
  expect(() => checkNoHeaderTwice(rules('/:page'), ['/blog/ants'])).not.toThrow()
})

test('more rules than Cloudflare reads stop the build', () => {
  const hashed = Array.from({ length: 100 }, (_, number) => `/_next/static/${number}.js`)
  expect(() => headersFile(rulesOf([...siteFiles, ...hashed]))).toThrow(
    'rules, of which Cloudflare reads 100',
  )
})
