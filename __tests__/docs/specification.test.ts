import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const headings = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
  ([, heading]) => heading,
)

/** The sections that titles of tests name: `[spec: Home; About]`. */
const named = ['__tests__', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/\[spec: ([^\]]+)\]['`]/g),
    ])
    .flatMap(([, sections = '']) => sections.split('; ')),
)

test('every section of the specification has a test, and tests name no other section', () => {
  expect([...new Set(named)].toSorted()).toEqual(headings.toSorted())
})
