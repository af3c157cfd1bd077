// Writes docs/spec-coverage.md: which tests guard which part of the specification. A test says so at the end of its
// title, as in "the hero fades in [spec: Home]".
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of the specification, in its order. */
export const specSections = [
  'What the product does and for whom',
  'Route table',
  'Shared header',
  'Shared footer',
  'Home',
  'About',
  'Services page',
  'Service pages',
  'Contact and call band',
  'Free Estimate and Thank-you',
  'Articles list',
  'Article detail',
  'Legal pages',
  'Sitemap page',
  'Location pages',
  '404 page',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'Error catalogue',
  'Business constants and limits',
]

const marker = /(['"`])((?:(?!\1).)+?) \[spec: ([^\]]+)\]\1/g

export type MarkedTest = { file: string; title: string; sections: string[] }

/** The tests of a file that name a part of the specification. */
export function markedTests(file: string, source: string): MarkedTest[] {
  return [...source.matchAll(marker)].map(([, , title = '', sections = '']) => ({
    file,
    title,
    sections: sections.split('; '),
  }))
}

/** All such tests of the repository. */
export function readMarkedTests(): MarkedTest[] {
  return ['__tests__', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
      .sort()
      .map((path) => join(folder, path))
      .flatMap((file) => markedTests(file, readFileSync(file, 'utf8'))),
  )
}

/** The page as Markdown. In titles `%s`, `$name` and `${…}` stand for what each case fills in. */
export function coveragePage(tests: readonly MarkedTest[]): string {
  const parts = specSections.map((section) => {
    const lines = tests
      .filter(({ sections }) => sections.includes(section))
      .map(({ file, title }) => `- ${title} (\`${file}\`)`)
    return [`## ${section}`, '', ...lines].join('\n')
  })
  return ['# Which tests guard the specification', notice, ...parts].join('\n\n') + '\n'
}

const notice = 'Written by `npm run spec-coverage` from the titles of the tests. Do not edit.'

if (process.argv[1]?.endsWith('spec-coverage.ts')) {
  writeFileSync('docs/spec-coverage.md', coveragePage(readMarkedTests()))
}
