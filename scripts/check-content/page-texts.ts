import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sitePaths, type Slugs } from './site-paths'
import type { Finding } from '@/lib/content/findings'

const maxTitleCharacters = 60
const maxDescriptionCharacters = 160

/** What is wrong in the texts of pages, content/*.ts: links that lead nowhere, titles and descriptions that are too long. */
export async function pageTextFindings(slugs: Slugs): Promise<Finding[]> {
  const isPath = sitePaths(slugs)
  const files = readdirSync('content').filter((name) => name.endsWith('.ts'))
  const findings = await Promise.all(
    files.map(async (name) => {
      const file = `content/${name}`
      const values: unknown = await import(pathToFileURL(resolve(file)).href)
      const lines = readFileSync(file, 'utf8').split('\n')
      const lineWith = (text: string) =>
        Math.max(
          0,
          lines.findIndex((line) => line.includes(text)),
        ) + 1
      return fieldsIn(values).flatMap(({ key, value, parent }) => {
        const problem = problemOf(key, value, parent, isPath)
        return problem ? [{ file, line: lineWith(firstWords(value)), field: key, ...problem }] : []
      })
    }),
  )
  // What two exports of a file share is found in both.
  return findings
    .flat()
    .filter(
      (finding, index, all) =>
        all.findIndex(
          ({ file, line, message }) =>
            file === finding.file && line === finding.line && message === finding.message,
        ) === index,
    )
}

function problemOf(
  key: string,
  value: string,
  parent: string,
  isPath: (path: string) => boolean,
): Pick<Finding, 'message' | 'example'> | undefined {
  if (key === 'href') {
    if (/^(https:\/\/|mailto:|tel:)/.test(value)) return undefined
    const path = value.split(/[?#]/, 1)[0] ?? ''
    if (path !== '' && !isPath(path)) {
      return { message: `the site has no page ${value}`, example: '/contact' }
    }
  }
  const limit = { title: maxTitleCharacters, description: maxDescriptionCharacters }[key]
  if (parent !== 'meta' || !limit || value.length <= limit) return undefined
  return { message: `has ${value.length} characters, and needs at most ${limit}` }
}

type Field = { key: string; value: string; parent: string }

/** Every text in a value, with the names of its field and of what that stands in. */
function fieldsIn(value: unknown, key = '', parent = ''): Field[] {
  if (typeof value === 'string') return [{ key, value, parent }]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    Array.isArray(value) ? fieldsIn(inner, key, parent) : fieldsIn(inner, name, key),
  )
}

/** Enough of a text to find its line, and little enough to stand before what the text takes from elsewhere. */
function firstWords(text: string) {
  return text.split(' ').slice(0, 3).join(' ')
}
