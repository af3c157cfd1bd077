import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { editorSchemas } from '@/scripts/build/editor-schemas'

const yamlOf = (path: string) => path.replace('/schemas', '').replace('.json', '.yaml')

// An owner may do without some of the files.
const used = editorSchemas().filter(({ path }) => existsSync(yamlOf(path)))

test.each(used)('a YAML file whose first line names a schema names $path', ({ path }) => {
  const [line = ''] = readFileSync(yamlOf(path), 'utf8').split('\n')
  if (!line.startsWith('# yaml-language-server')) return
  const way = relative(dirname(yamlOf(path)), path).replace(/^(?!\.)/, './')
  expect(line).toBe(`# yaml-language-server: $schema=${way}`)
})

const explained = editorSchemas().filter(({ path }) =>
  /(company|services|pages\/.*)\.json$/.test(path),
)

test.each(explained)('each field of $path is explained to the owner', ({ text }) => {
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
