import { rulesOf } from '../../../support/host-rules'
import { firebaseJson, serveJson, vercelJson } from '@/scripts/build/hosts/json-files'

const rules = rulesOf()
const firebase = firebaseJson(rules, ['/_headers']).hosting
const serve = serveJson(rules)
const vercel = vercelJson(rules)

test('hosts that redirect before they look for a file leave known articles alone', () => {
  const sourceOf = (redirects: { source: string; destination: string }[]) =>
    redirects.find(({ source }) => source.startsWith('/blog/'))?.source
  expect(sourceOf(serve.redirects)).toBe('/blog/!(ants|wasps)')
  expect(sourceOf(firebase.redirects)).toBe('/blog/!(ants|ants.html|wasps|wasps.html)')

  const [, group] = /^\/blog\/:name(\(.+\))$/.exec(sourceOf(vercel.redirects) ?? '') ?? []
  const redirected = new RegExp(`^/blog/${group}$`)
  expect('/blog/ants').not.toMatch(redirected)
  expect('/blog/ants-and-more').toMatch(redirected)
  expect('/blog/no-such-article').toMatch(redirected)
})

test('unknown services show the empty services page', () => {
  expect(serve.rewrites).toEqual([
    { source: '/services/!(bed-bugs)', destination: '/services/unknown.html' },
  ])
  expect(firebase.rewrites).toEqual([
    { source: '/services/*', destination: '/services/unknown.html' },
  ])
  expect(vercel.rewrites).toEqual([{ source: '/services/:name', destination: '/services/unknown' }])
})

test.each([
  ['serve.json', serve],
  ['firebase.json', firebase],
  ['vercel.json', vercel],
])('%s carries every header, and exceptions after what they replace', (_, { headers }) => {
  const sent = headers.map((rule) =>
    Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
  )
  const expected = [rules.headers, ...rules.exceptions.map((rule) => rule.headers)]
  expect(sent.slice(0, expected.length)).toEqual(expected)
})

test('serve.json takes the name of the file out of the answers, which no host gives', () => {
  expect(serve.headers.at(-1)?.headers).toEqual([{ key: 'Content-Disposition', value: null }])
})

test('Firebase uploads what begins with a dot, but no rules of other hosts', () => {
  expect(firebase.ignore).toEqual(['_headers'])
})
