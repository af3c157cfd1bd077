import { existsSync, readFileSync } from 'node:fs'
import { editorSchemas } from '@/lib/content/editor-schemas'

test.each(editorSchemas())('$path is what the reader asks for (npm run schemas)', (schema) => {
  expect(readFileSync(schema.path, 'utf8')).toBe(schema.text)
})

const yamlOf = (path: string) => path.replace('/schemas', '').replace('.json', '.yaml')

// An owner may do without some of the files.
const used = editorSchemas().filter(({ path }) => existsSync(yamlOf(path)))

test.each(used)('a YAML file names $path in its first line', ({ path }) => {
  const [line] = readFileSync(yamlOf(path), 'utf8').split('\n')
  expect(line).toBe(`# yaml-language-server: $schema=${path.replace('content/', './')}`)
})

test('each field that the owner fills in is explained to them', () => {
  const company = editorSchemas().find(({ path }) => path.includes('company'))
  const { properties } = JSON.parse(company?.text ?? '') as { properties: Record<string, object> }
  const silent = Object.entries(properties).filter(([, field]) => !('description' in field))
  expect(silent).toEqual([])
})
