import { existsSync, readFileSync } from 'node:fs'
import type { Field } from '@sveltia/cms'
import { parse } from 'yaml'
import { loadedContent } from '../support/loaded-content'
import { splitFile } from '@/lib/content/front-matter'
import { editable, sveltiaConfig } from '@/scripts/editor/sveltia-config'

/** The parts of Sveltia's fields that can refuse a value. */
type Rules = {
  name: string
  fields?: Field[]
  field?: Field
  pattern?: [string, string]
  minlength?: number
  maxlength?: number
}

/** The texts that a form would refuse as they are written in the file. */
function refused(fields: readonly Field[], values: unknown): string[] {
  const written = (values ?? {}) as Record<string, unknown>
  return fields.flatMap((field) => refusedBy(field as unknown as Rules, written[field.name]))
}

function refusedBy(rules: Rules, value: unknown): string[] {
  const { name, fields, field, pattern: [pattern = ''] = [] } = rules
  const { minlength = 0, maxlength = Infinity } = rules
  if (Array.isArray(value)) {
    return value.flatMap((item) =>
      field ? refusedBy(field as Rules, item) : refused(fields ?? [], item),
    )
  }
  if (fields) return refused(fields, value)
  if (typeof value !== 'string') return []
  const hasLength = minlength <= value.length && value.length <= maxlength
  return new RegExp(pattern).test(value) && hasLength ? [] : [`${name}: ${value}`]
}

test('the editor can save each file as it is, also one whose texts rest on claims', () => {
  const { collections = [], singletons = [] } = sveltiaConfig(loadedContent)
  const found = [...collections, ...singletons].flatMap((form) => {
    const { name } = editable.find(({ id }) => id === form.name)!
    const files = loadedContent.content[name].sources.filter(({ file }) => existsSync(file))
    return files.flatMap(({ file }) => {
      const parts = splitFile(file, readFileSync(file, 'utf8'))
      const values = 'yaml' in parts ? (parse(parts.yaml) as unknown) : undefined
      return 'fields' in form ? refused(form.fields, values) : []
    })
  })
  expect(found).toEqual([])
})
