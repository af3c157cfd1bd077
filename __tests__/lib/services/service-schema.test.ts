import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { loadFacts } from '@/lib/content/load'
import { problemLine } from '@/lib/content/problems'
import { checkYaml } from '@/lib/content/yaml'
import { servicesSchema } from '@/lib/services/service-schema'

const facts = loadFacts('content')
const servicesFile = 'content/services.yaml'

/** What is said about the content’s services with another value at this path; without one, the field is gone. */
function told(path: readonly (string | number)[], value?: unknown) {
  const document = parseDocument(readFileSync(servicesFile, 'utf8'))
  if (value === undefined) document.deleteIn(path)
  else document.setIn(path, document.createNode(value))
  const checked = checkYaml(servicesFile, document.toString(), servicesSchema, { facts })
  return checked.ok ? [] : checked.problems.map(problemLine)
}

test.each<[mistake: string, path: (string | number)[], value: unknown, told: RegExp]>([
  ['no service', ['services'], [], /services: has 0 of them, and needs at least 1\./],
  [
    'an address with a capital',
    ['services', 0, 'slug'],
    'Termites',
    /services\[1\]\.slug: must be words of a-z .* Example: \S+/,
  ],
  ['no name', ['services', 0, 'name'], undefined, /services\[1\]\.name: is missing\./],
  [
    'a drawing without words for those who cannot see it',
    ['services', 0, 'picture'],
    { scene: '/images/articles/ants.svg' },
    /services\[1\]\.picture: must be a house, .* a drawing, /,
  ],
  ['a field that there is not', ['services', 0, 'price'], 20, /services\[1\]\.price: there is no/],
])('%s is told with file, line and field', (_, path, value, sentence) => {
  const lines = told(path, value)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(sentence)
  expect(lines[0]).toMatch(/^content\/services\.yaml:\d+ /)
})
