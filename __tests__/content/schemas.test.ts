import { readFileSync } from 'node:fs'
import { editorSchemas } from '@/lib/content/editor-schemas'

test.each(editorSchemas())('$path is what the reader asks for (npm run schemas)', (schema) => {
  expect(readFileSync(schema.path, 'utf8')).toBe(schema.text)
})

test.each(editorSchemas())('a YAML file names $path in its first line', ({ path }) => {
  const yaml = path.replace('/schemas', '').replace('.json', '.yaml')
  const [line] = readFileSync(yaml, 'utf8').split('\n')
  expect(line).toBe(`# yaml-language-server: $schema=${path.replace('content/', './')}`)
})

test('each field that the owner fills in is explained to them', () => {
  const company = editorSchemas().find(({ path }) => path.includes('company'))
  const { properties } = JSON.parse(company?.text ?? '') as { properties: Record<string, object> }
  const silent = Object.entries(properties).filter(([, field]) => !('description' in field))
  expect(silent).toEqual([])
})
