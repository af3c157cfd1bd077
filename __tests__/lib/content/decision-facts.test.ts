import { join } from 'node:path'
import { stringify } from 'yaml'
import { folderWith, refusalOf } from '../../support/content-folder'
import { serviceFacts } from '../../support/service-facts'
import { factsForCategory, factsForService, readDecisionFacts } from '@/lib/content/decision-facts'
import { services } from '@/lib/content/texts'

const read = (entries: Record<string, unknown>, slugs = ['termites']) =>
  readDecisionFacts(join(folderWith({ 'facts.yaml': stringify(entries) }), 'facts.yaml'), slugs)

const entry = (change: Record<string, unknown> = {}) => ({ ...serviceFacts(), ...change })

test('the facts of a service are those of its entry', () => {
  const facts = serviceFacts({ range: '$10 to $20' })
  expect(read({ termites: facts })).toEqual({ termites: facts })
})

test('what the owner has left empty or does not want to say is not there', () => {
  const { termites } = read({ termites: entry({ range: null, methods: false }) })
  expect(termites?.range).toBeUndefined()
  expect(termites?.methods).toBeUndefined()
})

test.each([
  ['an unknown field', { colour: 'red' }, ['"colour"', 'at termites']],
  ['no word on how soon', { soon: undefined }, ['at termites.soon', 'expected string']],
  ['a single price factor', { price: ['the size of the house'] }, ['at termites.price', '>=2']],
  ['a number for a range', { range: 150 }, ['at termites.range', 'words, or false']],
  ['an owner’s yes', { methods: true }, ['at termites.methods', 'words, or false']],
  [
    'a visit to no animal',
    { visits: [{ visits: 'one, and done' }] },
    ['termites.visits[0].animal'],
  ],
  [
    'a link to another site',
    { prepare: { text: 'Do this first.', link: { text: 'The checklist', href: 'https://a.com' } } },
    ['at termites.prepare.link.href', 'path of this site'],
  ],
])('%s is refused with the file, the field and what is allowed', (_, change, parts) => {
  const message = refusalOf(() => read({ termites: entry(change) }))
  for (const part of ['facts.yaml', ...parts]) expect(message).toContain(part)
})

test('a service without an entry is refused by name', () => {
  const message = refusalOf(() => read({ termites: entry() }, ['termites', 'moles']))
  expect(message).toMatch(/^facts\.yaml:\n.*received undefined\s+→ at moles$/)
})

test('an entry of an unknown service is refused by name', () => {
  expect(refusalOf(() => read({ termites: entry(), dragons: entry() }))).toContain(
    'Unrecognized key: "dragons"',
  )
})

test('an article has the facts of the service of its category, and the first one’s where there is none', () => {
  for (const { slug, articleCategory } of services) {
    if (articleCategory) expect(factsForCategory(articleCategory)).toBe(factsForService(slug))
  }
  expect(factsForCategory('Commercial')).toBe(factsForService(services[0].slug))
})
