import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { editorSchemas } from '@/scripts/editor-schemas'

const yamlOf = (path: string) => path.replace('/schemas', '').replace('.json', '.yaml')

test.each(editorSchemas())(
  'the first line of the YAML file tells a text editor of $path',
  ({ path }) => {
    const [line = ''] = readFileSync(yamlOf(path), 'utf8').split('\n')
    const way = relative(dirname(yamlOf(path)), path).replace(/^(?!\.)/, './')
    expect(line).toBe(`# yaml-language-server: $schema=${way}`)
  },
)

test.each(editorSchemas())('each field of $path is explained to its writer', ({ text }) => {
  expect(silentFields(JSON.parse(text) as Node)).toEqual([])
})

type Node = { description?: string; properties?: Record<string, Node> }

/** The fields without a sentence, and those of their fields, by their paths. */
function silentFields(node: Node, path = ''): string[] {
  return Object.entries(node).flatMap(([name, inner]) => {
    if (name === 'properties') {
      return Object.entries(inner as Record<string, Node>).flatMap(([field, schema]) => [
        ...(schema.description ? [] : [`${path}.${field}`]),
        ...silentFields(schema, `${path}.${field}`),
      ])
    }
    return inner && typeof inner === 'object' ? silentFields(inner as Node, path) : []
  })
}
