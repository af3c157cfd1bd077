import { join } from 'node:path'
import { stringify } from 'yaml'
import { folderWith, refusalOf } from '../../support/content-folder'
import { serviceFacts } from '../../support/service-facts'
import { readDecisionFacts } from '@/lib/content/decision-facts'

const read = (entries: Record<string, unknown>, slugs = ['termites']) =>
  readDecisionFacts(join(folderWith({ 'facts.yaml': stringify(entries) }), 'facts.yaml'), slugs)

const entry = (change: Record<string, unknown> = {}) => ({ ...serviceFacts(), ...change })

test('the facts of a service are those of its entry', () => {
  const facts = serviceFacts({ range: { from: '$10', to: '$20' } })
  expect(read({ termites: facts })).toEqual({ termites: facts })
})

test('what the owner has left empty or does not want to say is not there', () => {
  const { termites } = read({ termites: entry({ range: null, methods: false }) })
  expect(termites?.range).toBeUndefined()
  expect(termites?.methods).toBeUndefined()
})

test.each([
  ['an unknown field', { colour: 'red' }, ['termites.colour: there is no such field']],
  ['no word on how soon', { soon: undefined }, ['termites.soon:', 'is missing']],
  [
    'a single price factor',
    { price: ['the size of the house'] },
    ['termites.price:', 'at least 2'],
  ],
  ['a number for a range', { range: 150 }, ['termites.range:', 'from and to']],
  ['an owner’s yes', { methods: true }, ['termites.methods:', 'words, or false']],
  [
    'a visit for an unknown pest',
    { visits: [{ animal: 'Moles', pestType: 'Dragons', visits: 'one, and done' }] },
    ['termites.visits[1].pestType:'],
  ],
  [
    'a visit to no animal',
    { visits: [{ visits: 'one, and done' }] },
    ['termites.visits[1].animal: is missing'],
  ],
  [
    'a link to another site',
    { prepare: { text: 'Do this first.', link: { text: 'The checklist', href: 'https://a.com' } } },
    ['termites.prepare.link.href:', 'path of this site'],
  ],
])('%s is refused with the file, the field and what is allowed', (_, change, parts) => {
  const message = refusalOf(() => read({ termites: entry(change) }))
  for (const part of ['facts.yaml', ...parts]) expect(message).toContain(part)
})

test('a service without an entry is refused by name', () => {
  const message = refusalOf(() => read({ termites: entry() }, ['termites', 'moles']))
  expect(message).toMatch(/facts\.yaml:1 {2}moles: is missing\. Example: its slug with the fields /)
})

test('an entry of an unknown service is refused by name', () => {
  expect(refusalOf(() => read({ termites: entry(), dragons: entry() }))).toContain(
    'dragons: there is no such field here. Example: one of termites',
  )
})
