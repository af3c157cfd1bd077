import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { loadContent } from '@/lib/content/load'
import { registry } from '@/lib/content/registry'
import { formFields } from '@/scripts/tools/edit/form-fields'
import { editable, sveltiaConfig } from '@/scripts/tools/edit/sveltia-config'

const config = sveltiaConfig(loadContent())
const { collections = [], singletons = [] } = config

/** The schema that Sveltia ships for its configuration, without fields of somebody else's making. */
function schemaOfSveltia() {
  const text = readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')
  const schema = JSON.parse(text) as z.core.JSONSchema.JSONSchema & {
    definitions: Record<string, z.core.JSONSchema.JSONSchema>
  }
  const { CustomField: _, ...definitions } = schema.definitions
  const Field = definitions.StandardField as z.core.JSONSchema.JSONSchema
  return z.fromJSONSchema({ ...schema, definitions: { ...definitions, Field } })
}

test('the configuration is one that Sveltia takes', () => {
  const { error } = schemaOfSveltia().safeParse(JSON.parse(JSON.stringify(config)))
  expect(error?.issues).toBeUndefined()
  // Its schema takes any name, and its editor refuses to open with a space in one.
  const names = [...JSON.stringify(config).matchAll(/"name":"([^"]*)","label"/g)]
  expect(names.map(([, name]) => name).filter((name) => !/^[\w-]+$/.test(String(name)))).toEqual([])
})

test('a form has a field for everything that its schema asks for, with the schema’s sentence', () => {
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
      const field = description ? { name, hint: description } : { name }
      expect([path, fields]).toEqual([
        path,
        expect.arrayContaining([expect.objectContaining(field)]),
      ])
    }
  }
  expect(forms.size).toBeGreaterThan(20)
})

test('a new service gets its fields for what people ask before they call', () => {
  const names = { folders: [], lists: { services: ['ants', 'moles'], pestTypes: [] } }
  const fields = formFields(registry['service-terms'].schema, names, { ants: {} })
  expect(fields.map(({ name }) => name)).toEqual(['ants', 'moles'])
  expect(fields[1]).toMatchObject({ widget: 'object', label: 'Moles' })
})
