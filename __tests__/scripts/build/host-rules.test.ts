import { rulesOf, siteFiles } from '../../support/host-rules'
import { hostRules } from '@/scripts/build/host-rules'

const headersOf = (path: string) =>
  rulesOf()
    .exceptions.filter((rule) => rule.path === path)
    .flatMap(({ headers }) => Object.entries(headers))

test('every page is known by its clean address, and what is no page is not', () => {
  expect(rulesOf().pages).toEqual([
    '/',
    '/about',
    '/blog/ants',
    '/blog/wasps',
    '/services',
    '/services/bed-bugs',
  ])
})

test('only names that no page has are unknown', () => {
  const [articles, services] = rulesOf().unknown
  expect(articles).toMatchObject({ known: ['ants', 'wasps'], to: '/articles', status: 302 })
  expect(services).toMatchObject({ known: ['bed-bugs'], to: '/services/unknown', status: 200 })
})

test('a site without articles is no site: each of them would count as unknown', () => {
  const files = siteFiles.filter((file) => !file.startsWith('/blog/'))
  expect(() => rulesOf(files)).toThrow('There is no page below /blog')
})

test('pages are asked for again each time, hashed files never', () => {
  expect(rulesOf().headers['Cache-Control']).toBe('public, max-age=0, must-revalidate')
  expect(headersOf('/_next/static/site.0123.js')).toEqual([
    ['Cache-Control', 'public, max-age=31536000, immutable'],
  ])
})

test('a header that hosts would drop stops the build', () => {
  const rulesWith = (characters: number) => () =>
    hostRules(siteFiles, { Long: 'x'.repeat(characters) })
  expect(rulesWith(2_000)).toThrow('Long: 2006 characters')
  expect(rulesWith(1_994)).not.toThrow()
})

test('other sites may show pictures, and nothing else', () => {
  const shown = rulesOf()
    .exceptions.filter(({ headers }) => headers['Cross-Origin-Resource-Policy'] === 'cross-origin')
    .map(({ path }) => path)
  expect(shown).toEqual(['/share/*', '/images/*', '/icons/*'])
  expect(rulesOf().headers['Cross-Origin-Resource-Policy']).toBe('same-origin')
})

test('a card to save has its type where there is one, and other sites have no rule for it', () => {
  const rulesFor = (files: readonly string[]) =>
    rulesOf([...files]).exceptions.filter(({ path }) => path === '/contact.vcf')
  expect(rulesFor([...siteFiles, '/contact.vcf'])).toEqual([
    { path: '/contact.vcf', headers: { 'Content-Type': 'text/vcard; charset=utf-8' } },
  ])
  expect(rulesFor(siteFiles)).toEqual([])
})

test('photos stay in the browser for a month', () => {
  expect(rulesOf().exceptions).toContainEqual({
    path: '/photos/*',
    headers: { 'Cache-Control': 'public, max-age=2592000' },
  })
})
