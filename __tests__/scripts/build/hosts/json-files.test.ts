import { rulesOf } from '../../../support/host-rules'
import { firebaseJson, vercelJson } from '@/scripts/build/hosts/json-files'

const rules = rulesOf()
const firebase = firebaseJson(rules, ['/_headers']).hosting
const vercel = vercelJson(rules)

test('Vercel redirects before it looks for a file, and leaves known articles alone', () => {
  const source = vercel.redirects.find(({ source }) => source.startsWith('/blog/'))?.source ?? ''
  const [, group] = /^\/blog\/:name(\(.+\))$/.exec(source) ?? []
  const redirected = new RegExp(`^/blog/${group}$`)
  expect('/blog/ants').not.toMatch(redirected)
  expect('/blog/ants-and-more').toMatch(redirected)
  expect('/blog/no-such-article').toMatch(redirected)
})

test('Vercel shows the empty services page for unknown services', () => {
  expect(vercel.rewrites).toEqual([
    { source: '/services/:name((?!(?:bed-bugs)$)[^/]+)', destination: '/services/unknown' },
  ])
})

test('vercel.json carries every header, and exceptions after what they replace', () => {
  const sent = vercel.headers.map((rule) =>
    Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
  )
  const expected = [rules.headers, ...rules.exceptions.map((rule) => rule.headers)]
  expect(sent.slice(0, expected.length)).toEqual(expected)
})

test('Firebase uploads what begins with a dot, but no rules of other hosts', () => {
  expect(firebase.ignore).toEqual(['_headers'])
})
