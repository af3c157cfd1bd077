import { loadedContent } from '../../support/loaded-content'
import { addressKey } from '@/lib/address-key'
import { redirectsSchema } from '@/lib/seo/redirects-schema'
import type { Content } from '@/lib/site/content-collections'
import { redirectProblems } from '@/lib/site/content-rules'

/** The problems of redirects from these addresses, each with its number from 1. */
function problemsOf(...froms: string[]) {
  const redirects = froms.map((from) => ({ from, to: '/contact' }))
  const { success } = redirectsSchema.safeParse({ redirects })
  const source = { file: 'redirects.yaml', collection: 'redirects', slug: '', values: redirects }
  const text = { content: '', headings: [], links: [], pictures: [], problems: [] }
  const entry = { ...source, ...text, lineOf: () => 1, fields: { redirects } }
  const loaded = { sources: [entry], entries: [entry], problems: [] }
  const content = { redirects: loaded } as unknown as Content
  const problems = redirectProblems(content, loadedContent.lookup)
  return [success, ...problems.map(({ field, message }) => `${field} ${message}`)]
}

test.each([
  '/ants',
  '/ants/',
  '/Our_Services/ants-2.html',
  '/index.php/about',
  '/about-us.aspx',
  '/%C3%BCber%20uns',
  '/über-uns',
  '/blog/ants-in-the-kitchen',
  '/About/',
  '/#!our-ants/c1xyz',
])('%s can be redirected', (from) => {
  expect(problemsOf(from)).toEqual([true])
})

test.each([
  '/?p=12',
  '/ants%3Fa=1',
  '/a#b',
  'ants',
  '//ants',
  '/a/../b',
  '/a*',
  '/:a',
  '/',
  '/%zz',
  '',
])('“%s” is no path that every host can redirect', (from) => {
  expect(problemsOf(from)[0]).toBe(false)
})

test.each([
  '/about',
  '/contact.html',
  '/contact/index.html',
  '/blog',
  '/404.html',
  '/favicon.ico',
  '/share/home.png',
])('the page %s can’t be redirected', (from) => {
  expect(problemsOf('/ants', from)).toEqual([
    true,
    `redirects[2].from ${from} is an address of the site already: take it out`,
  ])
})

test('an address is redirected once, whatever its ending, but for each of its capitals, which hosts tell apart', () => {
  for (const from of ['/ants', '/ants/', '/ants.html', '/%61nts']) {
    expect(problemsOf('/ants', from)).toHaveLength(2)
  }
  expect(problemsOf('/ants', '/Ants')).toEqual([true])
  expect(addressKey('/bees')).not.toBe(addressKey('/ants'))
})
