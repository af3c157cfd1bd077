import * as yamlPlugin from 'prettier/plugins/yaml'
import { format } from 'prettier/standalone'
import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { splitFile } from '@/lib/content/front-matter'

type Values = Record<string, unknown>

type SavedForm = {
  /** Path of the file, which may not exist yet. */
  path: string
  /** The current text of the file, or an empty text for a new one. */
  text: string
  /** The values of the form. `body` is the text of a Markdown file. */
  values: Values
}

/** That of .prettierrc, but with long lines, which owners write. */
const style = { singleQuote: true, printWidth: Number.MAX_SAFE_INTEGER }

/**
 * The text of a file after its form was saved. Unchanged fields keep their comments, order and notation, except that a
 * text over several lines becomes one line.
 *
 * @throws When the current text can't be read.
 */
export async function textAfterSave({ path, text, values }: SavedForm) {
  const { body, ...fields } = values
  const parts = text === '' ? { yaml: '' } : splitFile(path, text)
  if ('message' in parts) throw new Error(parts.message)
  const changed = changeYaml(parts.yaml, fields)
  const yaml = await format(changed, { ...style, parser: 'yaml', plugins: [yamlPlugin] })
  if (!path.endsWith('.md')) return yaml
  const before = ('body' in parts && parts.body) || ''
  const after = String(body ?? '').trim()
  const isSame = before.trim() === after
  return `---\n${yaml}---\n\n${isSame ? before.trimStart() : `${after}\n`}`
}

function changeYaml(yaml: string, values: Values) {
  const document: Document = parseDocument(yaml)
  document.contents ??= document.createNode({})
  change(document, document.contents, values)
  return document.toString({ lineWidth: 0, singleQuote: true })
}

function changeMap(document: Document, map: YAMLMap, values: Values) {
  const before = map.toJS(document) as Values
  for (const key of new Set([...Object.keys(before), ...Object.keys(values)])) {
    const value = values[key]
    if (isSame(before[key], value)) continue
    const pair = map.items.find((candidate) => String(candidate.key) === key)
    const isOff = value === false && pair
    if (isEmpty(value) && !isOff) {
      map.delete(key)
    } else if (!pair || !change(document, pair.value, value)) {
      map.set(key, document.createNode(withoutEmpty(value)))
    }
  }
}

/** Unchanged items keep their nodes, with comments. A changed item reuses the node at its position. */
function changeSeq(document: Document, seq: YAMLSeq, values: readonly unknown[]) {
  const items = seq.items as Node[]
  const unused = new Map(items.map((item) => [item, item.toJS(document) as unknown]))
  const same = values.map((value) => {
    const [item] = [...unused].find(([, before]) => isSame(before, value)) ?? []
    if (item) unused.delete(item)
    return item
  })
  seq.items = values.map((value, index) => {
    const sameItem = same[index]
    if (sameItem) return sameItem
    const item = items[index]
    if (item && unused.has(item) && change(document, item, value)) return item
    return document.createNode(withoutEmpty(value))
  })
}

/** @returns Whether the node has the right kind for the value. */
function change(document: Document, node: unknown, value: unknown): boolean {
  if (isMap(node) && isValues(value)) changeMap(document, node, value)
  else if (isSeq(node) && Array.isArray(value)) changeSeq(document, node, value)
  else if (isScalar(node) && typeof value !== 'object') node.value = value
  else return false
  return true
}

/** Whether a form has not changed a value. Forms have empty values for missing fields, and numbers as text. */
function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (typeof one !== 'object' || typeof other !== 'object') return String(one) === String(other)
  const [a, b] = [one, other] as [Values, Values]
  return [...Object.keys(a), ...Object.keys(b)].every((key) => isSame(a[key], b[key]))
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === '' || value === false
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isValues(value)) return value
  const filled = Object.entries(value).filter(([, inner]) => !isEmpty(inner))
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutEmpty(inner)]))
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
