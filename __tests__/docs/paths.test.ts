import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Without the changelog, which names what has gone. */
const documents = [...markdownOf('.'), ...markdownOf('docs')].filter(
  (document) => document !== 'CHANGELOG.md',
)

function markdownOf(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
}

/** Begins as a path of the repository, and holds no placeholder. */
const path = /^(?:app|components|content|docs|e2e|lib|public|scripts|__tests__)\/[\w./[\]-]*$/

/** Made by a command, or there once somebody has photos. */
const notInTheRepository = ['content/schemas', 'content/photos', 'public/photos']

const isMissing = (name: string) => !existsSync(name)

/** The paths in code spans, and what links lead to. */
function pathsIn(document: string) {
  const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/[ ,]+/))
  const links = [...text.replace(/`[^`\n]+`/g, '').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
  return [
    ...spans.filter((code) => path.test(code) && !code.includes('…')),
    ...links.map(([, href = '']) => join(dirname(document), href)),
  ].filter((name) => !notInTheRepository.some((folder) => name.startsWith(folder)))
}

test.each(documents)('every path that %s names is in the repository', (document) => {
  expect(pathsIn(document).filter(isMissing)).toEqual([])
})

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
const testFiles = {
  jest: [...filesOf('__tests__'), ...filesOf('docs')],
  playwright: filesOf('e2e'),
}

function filesOf(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\./.test(name))
    .map((name) => join(folder, name))
}

/** What a document tells to run and is not there: scripts of package.json, and words that no test file has in its path. */
function missingCommands(document: string) {
  const text = readFileSync(document, 'utf8')
  const run = [...text.matchAll(/npm (?:run (?:-s )?)?([a-z][\w:-]*)/g)].filter(
    ([, script = '']) => script !== 'ci' && !(script in scripts),
  )
  const tests = [...text.matchAll(/npx (jest|playwright test)((?: [a-z][\w/-]*)*)/g)].flatMap(
    ([, runner = '', words = '']) =>
      words
        .split(' ')
        .filter(
          (word) =>
            !testFiles[runner === 'jest' ? runner : 'playwright'].some((file) =>
              file.includes(word),
            ),
        )
        .map((word) => [`${runner} ${word}`]),
  )
  return [...run, ...tests].map(([command]) => command)
}

test.each(documents)('every command that %s names runs something', (document) => {
  expect(missingCommands(document)).toEqual([])
})
