import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sitePaths, type Slugs } from './site-paths'
import { resolveTexts } from '@/lib/content/claims'
import { ContentError, type Finding } from '@/lib/content/findings'

const maxTitleCharacters = 60
const maxDescriptionCharacters = 160

/** What is wrong in the texts of pages, content/*.ts: links that lead nowhere, titles and descriptions that are too long. */
export async function pageTextFindings(slugs: Slugs): Promise<Finding[]> {
  const isPath = sitePaths(slugs)
  const files = readdirSync('content').filter((name) => name.endsWith('.ts'))
  const findings = await Promise.all(files.map((name) => fileFindings(`content/${name}`, isPath)))
  return findings.flat()
}

async function fileFindings(file: string, isPath: (path: string) => boolean): Promise<Finding[]> {
  const written: unknown = await import(pathToFileURL(resolve(file)).href)
  const source = readFileSync(file, 'utf8')
  const lines = source.split('\n')
  const lineWith = (text: string) => {
    const start = firstWords(text)
    return (
      Math.max(
        0,
        lines.findIndex((line) => line.includes(start)),
      ) + 1
    )
  }
  let read: unknown
  try {
    read = resolveTexts(file, written, { source })
  } catch (error) {
    if (error instanceof ContentError) return [...error.findings]
    throw error
  }
  const found = fieldsIn(read).flatMap(({ path, key, value, parent }): Finding[] => {
    const problem = problemOf(key, value, parent, isPath)
    const line = lineWith(textAt(written, path) ?? value)
    return problem ? [{ file, line, field: key, ...problem }] : []
  })
  // What two exports of a file share is found in both.
  return found.filter(
    ({ line, message }, index) =>
      found.findIndex((other) => other.line === line && other.message === message) === index,
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
  const isOfPage = parent === 'meta' || parent === 'services'
  if (!isOfPage || !limit || value.length <= limit) return undefined
  return { message: `has ${value.length} characters, and needs at most ${limit}` }
}

type Field = { path: readonly string[]; key: string; value: string; parent: string }

/** Every text in a value, with the names of its field and of what that stands in. */
function fieldsIn(value: unknown, path: readonly string[] = [], key = '', parent = ''): Field[] {
  if (typeof value === 'string') return [{ path, key, value, parent }]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    Array.isArray(value)
      ? fieldsIn(inner, [...path, name], key, parent)
      : fieldsIn(inner, [...path, name], name, key),
  )
}

function textAt(value: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
    value,
  )
  return typeof found === 'string' ? found : undefined
}

/** Enough of a text to find its line, and little enough to stand before what the text takes from elsewhere. */
function firstWords(text: string) {
  return text.split(' ').slice(0, 3).join(' ')
}
