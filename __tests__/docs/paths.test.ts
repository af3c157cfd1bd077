import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { company } from '@/lib/company/company'

const documents = ['README.md', 'CONTRIBUTING.md', ...markdownOf('docs')]

function markdownOf(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
}

/** Begins as a path of the repository, and holds no placeholder. */
const path = /^(?:app|components|content|docs|e2e|lib|public|scripts|__tests__)\/[\w./[\]-]*$/

/** Made by a command, or there once an owner has photos. */
const notInTheRepository = ['content/schemas', 'content/photos', 'public/photos']

/** An owner may do without a file of the sample's content that a document names as an example. */
const isMissing = (name: string) =>
  !existsSync(name) && (company.sample || !name.startsWith('content/'))

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
