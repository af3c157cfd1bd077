import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { loadedContent } from '../../support/loaded-content'
import { fieldSchemaOf } from '@/lib/content/schemas'
import { findCollection } from '@/lib/site/content-collections'
import { loadContent } from '@/lib/site/site-content'
import { editable, sveltiaConfig } from '@/scripts/editor/sveltia-config'
import { sveltiaFields } from '@/scripts/editor/sveltia-fields'
import { smallestCompany } from '@/scripts/tools/start-empty/start-empty'

const config = sveltiaConfig(loadedContent)
const { collections = [], singletons = [] } = config

test('a form has every field of its schema, with its description', () => {
  const forms = new Map(
    [...collections, ...singletons].flatMap((entry) => {
      if (!('fields' in entry)) return []
      return [['folder' in entry ? entry.folder : entry.file, entry.fields]]
    }),
  )
  for (const { path, schema } of editable) {
    const fields = forms.get(path)
    // An optional file may not be there.
    if (!fields || !(schema instanceof z.ZodObject)) continue
    for (const [name, part] of Object.entries(schema.shape)) {
      const { description } = part as z.ZodType
      const hint: unknown = expect.stringContaining(description ?? '')
      const field = description ? { name, hint } : { name }
      expect([path, fields]).toEqual([
        path,
        expect.arrayContaining([expect.objectContaining(field)]),
      ])
    }
  }
  expect(forms.size).toBeGreaterThan(20)
})

test('a field with a default may stay empty, and says what it is then', () => {
  const everyPage = singletons.find(({ name }) => name === 'pages-every-page') as {
    fields: Field[]
  }
  const callBar = everyPage.fields.find(({ name }) => name === 'callBar') as { fields: Field[] }
  expect(callBar.fields.find(({ name }) => name === 'call')).toMatchObject({
    required: false,
    hint: expect.stringContaining('Left empty, it is “Call”.') as string,
  })
})

test('a text that its schema refuses is refused in the words of the schema', () => {
  const company = singletons.find(({ name }) => name === 'company') as { fields: Field[] }
  const phone = company.fields.find(({ name }) => name === 'phone') as { pattern: string[] }
  const [pattern = '', message] = phone.pattern
  expect('555-0199').not.toMatch(new RegExp(pattern))
  expect(message).toMatch(/^must have all its digits/)
})

test('a new service gets a group of terms', () => {
  const names = { services: ['ants', 'moles'], pestTypes: [] }
  const fields = sveltiaFields(fieldSchemaOf(findCollection('service-terms').schema), names, {
    ants: {},
  })
  expect(fields.map(({ name }) => name)).toEqual(['ants', 'moles'])
  expect(fields[1]).toMatchObject({ widget: 'object', label: 'Moles' })
})

/** What Sveltia refuses: empty selects, and groups and forms without fields, each with what is written before it. */
function refusedIn(config: object) {
  const text = JSON.stringify(config)
  const refused = text.matchAll(/"(options|fields|files)":\[\]/g)
  return [...refused].map(({ index }) => text.slice(0, index).slice(-100))
}

test('the editor opens on the smallest company, and on one with everything, whichever list is empty', () => {
  expect(refusedIn(sveltiaConfig(loadContent(smallestCompany)))).toEqual([])
  expect(refusedIn(config)).toEqual([])
  const { content, lookup } = loadedContent
  for (const list of Object.keys(lookup.lists)) {
    const lists = { ...lookup.lists, [list]: { names: [], file: '' } }
    const config = sveltiaConfig({ ...loadedContent, lookup: { ...lookup, lists } })
    expect([list, refusedIn(config)]).toEqual([list, []])
  }
  // Each form looks at its own file alone.
  const nothing = Object.keys(content).map((name) => [name, { sources: [], entries: [] }])
  const empty = Object.fromEntries(nothing) as typeof content
  expect(refusedIn(sveltiaConfig({ ...loadedContent, content: empty }))).toEqual([])
})

test('a reference to an empty list is a text field', () => {
  const schema = z.object({ question: z.string().meta({ refersTo: 'questions' }) })
  expect(sveltiaFields(fieldSchemaOf(schema), { questions: [] })).toMatchObject([
    { widget: 'string' },
  ])
  expect(sveltiaFields(fieldSchemaOf(schema), { questions: ['size'] })).toMatchObject([
    { widget: 'select' },
  ])
})
