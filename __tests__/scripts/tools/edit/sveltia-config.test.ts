import { z } from 'zod'
import { loadContent } from '@/lib/content/load'
import { registry } from '@/lib/content/registry'
import { formFields } from '@/scripts/tools/edit/form-fields'
import { editable, sveltiaConfig } from '@/scripts/tools/edit/sveltia-config'

const config = sveltiaConfig(loadContent())
const { collections = [], singletons = [] } = config

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
  const names = { services: ['ants', 'moles'], pestTypes: [] }
  const fields = formFields(registry['service-terms'].schema, names, { ants: {} })
  expect(fields.map(({ name }) => name)).toEqual(['ants', 'moles'])
  expect(fields[1]).toMatchObject({ widget: 'object', label: 'Moles' })
})

test('a company without claims has no form for them, which the editor would refuse', () => {
  const { singletons: forms = [] } = sveltiaConfig(loadContent('__tests__/fixtures/tiny'))
  expect(forms.filter((form) => 'fields' in form && form.fields.length === 0)).toEqual([])
})
