import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import { sitePaths, type Slugs } from './site-paths'
import { resolveText } from '@/lib/content/claims'
import { decisionFactsFile, decisionFactsSchema } from '@/lib/content/decision-facts'
import { fieldName, type Finding } from '@/lib/content/findings'
import { pageFile, pageSchemas } from '@/lib/content/page-schemas'
import { drawingProblem } from '@/lib/content/pictures'
import { checkTexts } from '@/lib/content/read-texts'
import { servicesFile, servicesSchema } from '@/lib/content/service-schema'

const maxTitleCharacters = 60
const maxDescriptionCharacters = 160

/**
 * What is wrong in the texts of services and pages: links that lead nowhere, drawings that are not there, titles and
 * descriptions that are too long.
 */
export async function pageTextFindings(slugs: Slugs): Promise<Finding[]> {
  const isPath = sitePaths(slugs)
  const files = readdirSync('content').filter((name) => name.endsWith('.ts'))
  const findings = await Promise.all(files.map((name) => moduleFindings(`content/${name}`, isPath)))
  const pages = Object.entries(pageSchemas).flatMap(([name, schema]) =>
    yamlFindings(pageFile(name), schema, isPath),
  )
  const facts = fieldFindings(checkTexts(decisionFactsFile, decisionFactsSchema), isPath)
  return [
    ...findings.flat(),
    ...pages,
    ...yamlFindings(servicesFile, servicesSchema, isPath),
    ...facts.map((finding) => ({ file: decisionFactsFile, ...finding })),
  ]
}

function yamlFindings(
  file: string,
  schema: z.ZodType,
  isPath: (path: string) => boolean,
): Finding[] {
  const checked = checkTexts(file, schema)
  const found = fieldFindings(checked, isPath).map((finding) => ({ file, ...finding }))
  return [...checked.findings, ...found]
}

function fieldFindings(
  { fields, lineOf }: ReturnType<typeof checkTexts>,
  isPath: (path: string) => boolean,
): Omit<Finding, 'file'>[] {
  return fieldsIn(fields).flatMap(({ path, key, value, parent }) => {
    const problem = problemOf(key, resolveText(value), parent, isPath, value)
    return problem ? [{ line: lineOf(path), field: fieldName(path), ...problem }] : []
  })
}

async function moduleFindings(file: string, isPath: (path: string) => boolean): Promise<Finding[]> {
  const values: unknown = await import(pathToFileURL(resolve(file)).href)
  const lines = readFileSync(file, 'utf8').split('\n')
  const found = fieldsIn(values).flatMap(({ key, value, parent }): Finding[] => {
    const problem = problemOf(key, value, parent, isPath)
    const line = lines.findIndex((text) => text.includes(value)) + 1
    return problem ? [{ file, line, field: key, ...problem }] : []
  })
  // What two exports of a file share is found in both.
  return found.filter(
    ({ line, message }, index) =>
      found.findIndex((other) => other.line === line && other.message === message) === index,
  )
}

/** @param written The value as it stands in the file, where it takes facts of the business. */
function problemOf(
  key: string,
  value: string,
  parent: string,
  isPath: (path: string) => boolean,
  written = value,
): Pick<Finding, 'message' | 'example'> | undefined {
  if (key === 'href') {
    if (/^(https:\/\/|mailto:|tel:)/.test(value)) return undefined
    const path = value.split(/[?#]/, 1)[0] ?? ''
    if (path !== '' && !isPath(path)) {
      return { message: `the site has no page ${value}`, example: '/contact' }
    }
  }
  if (key === 'specimen' || (parent === 'specimen' && key === 'file')) {
    return drawingProblem('specimens', value, 'public')
  }
  if (key === 'drawing') return drawingProblem('signs', value, 'public')
  const limit = { title: maxTitleCharacters, description: maxDescriptionCharacters }[key]
  const isOfPage = parent === 'meta' || parent === 'services'
  if (!isOfPage || !limit || value.length <= limit) return undefined
  const [because, remedy] = written.includes('((name))')
    ? [' with the name of the business in it', ': take out ((name)) or other words']
    : ['', '']
  return {
    message: `has ${value.length} characters${because}, and needs at most ${limit}${remedy}`,
  }
}

type Field = { path: readonly (string | number)[]; key: string; value: string; parent: string }

/** Every text in a value, with the names of its field and of what that stands in. */
function fieldsIn(value: unknown, path: Field['path'] = [], key = '', parent = ''): Field[] {
  if (typeof value === 'string') return [{ path, key, value, parent }]
  if (!value || typeof value !== 'object') return []
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => fieldsIn(item, [...path, index], key, parent))
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsIn(inner, [...path, name], name, key),
  )
}
