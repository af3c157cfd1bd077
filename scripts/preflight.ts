// `npm run preflight`, with which `npm run build` ends: lists what of the sample is left in content/, and refuses it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'

const placeholders = [
  // Nobody can own these domains (RFC 2606).
  { pattern: /\b(?:[\w-]+\.)*example\.(?:com|org|net)\b/, message: 'is a domain for examples' },
  // North American numbers from 555-0100 to 555-0199 are for films and books.
  { pattern: /(?:\(?\d{3}\)?[ .-]?)?\b555[ .-]?01\d\d\b/, message: 'is a number for examples' },
  { pattern: /\/photos\/sample-[\w.-]+/, message: 'is a photo of the sample' },
]

/** A line for each thing in a folder of content that must not go live. */
export function preflightProblems(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.(yaml|md)$/.test(name))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name)
      const text = readFileSync(file, 'utf8')
      return [...findSamples(text), ...findPlaceholders(text)]
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, message }) => `${file}:${line}  ${message}`)
    })
}

type Found = { line: number; message: string }

/** Each `sample: true`, of a whole file or of one price, person, review, or photo. */
function findSamples(text: string): Found[] {
  // The text of a Markdown file comes after its YAML, which comes after a line of dashes.
  const [, frontMatter] = /^---\n([^]*?)\n---$/m.exec(text) ?? []
  const lineCounter = new LineCounter()
  const document = parseDocument(frontMatter ?? text, { lineCounter })
  const linesBefore = frontMatter === undefined ? 0 : 1
  const found: Found[] = []
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'sample') return
      if (!isScalar(value) || value.value !== true) return
      const { line } = lineCounter.linePos(key.range?.[0] ?? 0)
      found.push({
        line: line + linesBefore,
        message: 'sample: true: put your own there, then delete this mark',
      })
    },
  })
  return found
}

function findPlaceholders(text: string): Found[] {
  return text.split('\n').flatMap((line, index) =>
    placeholders.flatMap(({ pattern, message }) => {
      const [words] = pattern.exec(line.replace(/^\s*#.*/, '')) ?? []
      return words ? [{ line: index + 1, message: `${words} ${message}: put your own there` }] : []
    }),
  )
}

if (process.argv[1]?.endsWith('preflight.ts')) {
  const problems = preflightProblems('content')
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(`Not ready to go live: ${problems.length} things to replace.`)
    process.exitCode = 1
  } else {
    console.log('Ready to go live.')
  }
}
