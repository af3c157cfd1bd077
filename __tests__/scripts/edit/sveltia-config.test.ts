import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { formFields } from '@/scripts/edit/form-fields'
import { sveltiaConfig } from '@/scripts/edit/sveltia-config'
import { editableFiles, editableFolders } from '@/scripts/json-schemas'

const config = sveltiaConfig()

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

test('each file and folder of content that an owner edits has its form', () => {
  const folders = config.collections?.flatMap((entry) => ('folder' in entry ? entry.folder : []))
  const files = config.singletons?.flatMap((entry) => ('file' in entry ? entry.file : []))
  expect(folders).toEqual(editableFolders.map(({ path }) => path))
  // The map may be left out.
  expect(files).toEqual(editableFiles.map(({ path }) => path).filter(existsSync))
})

test('a form has a field for everything that its schema asks for, with the schema’s sentence', () => {
  for (const { path, schema } of [...editableFolders, ...editableFiles]) {
    if (!(schema instanceof z.ZodObject) || !existsSync(path)) continue
    const form = [...(config.collections ?? []), ...(config.singletons ?? [])].find(
      (entry) =>
        ('folder' in entry && entry.folder === path) || ('file' in entry && entry.file === path),
    )
    const fields = form && 'fields' in form ? form.fields : []
    for (const [name, field] of Object.entries(schema.shape)) {
      const hint = (field as z.ZodType).description
      expect([path, fields.find((candidate) => candidate.name === name)]).toEqual([
        path,
        expect.objectContaining(hint ? { name, hint } : { name }),
      ])
    }
  }
})

test('a new service gets its fields for what people ask before they call', () => {
  const { schema } = editableFiles.find(({ label }) => label === 'Before you call') ?? {}
  const services = ['ants', 'moles'].map((value) => ({ value, label: value }))
  const fields = formFields(
    schema as z.ZodType,
    { folders: [], options: { services, pestTypes: [] } },
    { ants: {} },
  )
  expect(fields.map(({ name }) => name)).toEqual(['ants', 'moles'])
  expect(fields[1]).toMatchObject({ kind: 'group', label: 'moles' })
})
