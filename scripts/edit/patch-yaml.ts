import {
  isMap,
  isSeq,
  parseDocument,
  stringify,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isSame, isValues, settle, type FieldShape } from './drop-form-defaults'

type Values = Record<string, unknown>

/** Under this key the text of a file goes through the editor with its values, which no field shows. */
const sourceKey = 'text_of_the_file'

/** The text of the file that a form was made of; empty for a new entry. */
export function sourceOf(content: object): string {
  const source: unknown = (content as Values)[sourceKey]
  return typeof source === 'string' ? source : ''
}

const frontMatter = /^---\n([\s\S]*?\n)---(?:\n([\s\S]*))?$/

/** What a file of content says: YAML, or Markdown below YAML, whose text is called `body`. */
export function readFile(text: string): Values {
  const [, yaml = text, body] = frontMatter.exec(text) ?? []
  const values = parseDocument(yaml).toJS() as Values
  return { ...values, ...(body !== undefined && { body: body.trim() }), [sourceKey]: text }
}

/**
 * The text of a file after the editor: what nobody changed stands as it stood, with its comments, quotes and line
 * breaks.
 *
 * @param content What the form says, with what `readFile` put beside it. A new entry has nothing beside it.
 * @param fields The fields of the form.
 */
export function writeFile(content: Values, fields: readonly FieldShape[]): string {
  const { [sourceKey]: _, body, ...now } = content
  const text = sourceOf(content)
  const isMarkdown = fields.some(({ name }) => name === 'body')
  const formFields = fields.filter(({ name }) => name !== 'body')
  // The editor hands files over without the line break at their end.
  if (!isMarkdown) return changeYaml(`${text.trimEnd()}\n`, formFields, now)
  const [, yaml = '', oldBody = ''] = frontMatter.exec(text) ?? []
  const newBody = String(body ?? '').trim()
  const below = oldBody.trim() === newBody ? oldBody : `\n${newBody}\n`
  return `---\n${changeYaml(yaml, formFields, now)}---\n${below}`
}

/** As the files of content/ are written. */
const style = { lineWidth: 0, singleQuote: true } as const

function changeYaml(source: string, fields: readonly FieldShape[], now: Values): string {
  const document = parseDocument(source)
  const root = document.contents as Node | null
  if (!isMap(root)) return stringify(settle(fields, {}, now), style)
  const values = settle(fields, document.toJS() as Values, now)
  const text = new Changes(source).ofMap(root, values).apply()
  // Right before beautiful: YAML has more forms than the files of content/ use.
  const isRight = isSame(parseDocument(text).toJS(), values)
  return isRight ? text : stringify(values, style)
}

/** Collects what is to be replaced in a text, by the places that its parser gives. */
class Changes {
  private readonly edits: { start: number; end: number; text: string }[] = []

  constructor(private readonly source: string) {}

  apply(): string {
    return [...this.edits]
      .sort((a, b) => b.start - a.start || b.end - a.end)
      .reduce(
        (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
        this.source,
      )
  }

  ofMap(map: YAMLMap, values: Values): this {
    const indent = this.columnOf(map)
    const pairs = map.items as Pair<Node, Node | null>[]
    const keys = pairs.map(({ key }) => String(key))
    for (const pair of pairs) {
      const key = String(pair.key)
      if (!(key in values)) this.replace(this.lineStart(pair.key), this.endOfPair(pair), '')
      else this.ofPair(pair, values[key], indent)
    }
    const names = Object.keys(values)
    for (const name of names.filter((candidate) => !keys.includes(candidate))) {
      const before = names.slice(0, names.indexOf(name)).findLast((key) => keys.includes(key))
      const pair = pairs[keys.indexOf(before ?? '')]
      const at = pair ? this.endOfPair(pair) : this.lineStart(map)
      this.replace(at, at, `${' '.repeat(indent)}${name}:${valueText(values[name], indent)}`)
    }
    return this
  }

  private ofPair(pair: Pair<Node, Node | null>, value: unknown, indent: number) {
    const node = pair.value
    const was: unknown = node?.toJS(parseDocument('')) ?? null
    if (isSame(was, value)) return
    if (node && this.ofNode(node, value)) return
    this.replace(pair.key.range?.[1] ?? 0, this.endOfPair(pair), `:${valueText(value, indent)}`)
  }

  /** @returns Whether it could be changed within its lines. */
  private ofNode(node: Node, value: unknown): boolean {
    if (isMap(node) && isValues(value)) {
      if (node.flow) return this.replaceNode(node, this.flowText(value, node))
      const startsLine = this.source.slice(this.lineStart(node), node.range?.[0]).trim() === ''
      const [first] = node.items as Pair<Node>[]
      if (!startsLine && !(String(first?.key) in value)) return false
      this.ofMap(node, value)
      return true
    }
    if (isSeq(node) && Array.isArray(value)) {
      if (value.length === 0 || node.items.length === 0) return false
      if (node.flow) return this.replaceNode(node, this.flowText(value, node))
      return this.ofSeq(node, value)
    }
    if (isMap(node) || isSeq(node) || typeof value === 'object') return false
    return this.ofScalar(node, value)
  }

  private ofScalar(node: Node, value: unknown): boolean {
    const [start = 0, end = 0] = node.range ?? []
    const old = this.source.slice(start, end)
    if (typeof value !== 'string') return this.replaceNode(node, String(value))
    if (value.includes('\n') || (/^[|>]/.test(old) && !old.startsWith('>-\n'))) return false
    if (old.startsWith("'")) return this.replaceNode(node, `'${value.replaceAll("'", "''")}'`)
    if (!old.includes('\n')) return this.replaceNode(node, scalarText(value))
    const lines = old.trimEnd().split('\n')
    const folded = lines[0] === '>-'
    const column = (lines[1] ?? '').search(/\S/)
    const width = Math.max(...lines.map(({ length }) => length))
    const text = folded ? value : scalarText(value)
    const wrapped = wrap(text, width - column).join(`\n${' '.repeat(column)}`)
    return this.replaceNode(node, folded ? `>-\n${' '.repeat(column)}${wrapped}\n` : wrapped)
  }

  private ofSeq(seq: YAMLSeq, values: readonly unknown[]): boolean {
    const items = seq.items as Node[]
    const was = items.map((item) => item.toJS(parseDocument('')) as unknown)
    const isPlain = items.every(
      (item) => this.source.slice(this.lineStart(item), item.range?.[0]).trim() === '-',
    )
    if (!isPlain) return false
    const same = (at: number, by: number) => isSame(was.at(at), values.at(by))
    const shorter = Math.min(was.length, values.length)
    let before = 0
    while (before < shorter && same(before, before)) before++
    let after = 0
    while (after < shorter - before && same(-1 - after, -1 - after)) after++
    const oldItems = items.slice(before, items.length - after)
    const newValues = values.slice(before, values.length - after)
    for (const [index, item] of oldItems.entries()) {
      if (index >= newValues.length) this.replace(this.lineStart(item), this.endOfLine(item), '')
      else if (!isSame(was[before + index], newValues[index])) {
        if (this.ofNode(item, newValues[index])) continue
        this.replace(
          this.lineStart(item),
          this.endOfLine(item),
          this.itemText(seq, newValues[index]),
        )
      }
    }
    const last = items[before + oldItems.length - 1]
    const at = last ? this.endOfLine(last) : this.lineStart(items[0] as Node)
    const added = newValues.slice(oldItems.length).map((value) => this.itemText(seq, value))
    if (added.length > 0) this.replace(at, at, added.join(''))
    return true
  }

  private itemText(seq: YAMLSeq, value: unknown) {
    return stringify([value], style).replace(/^(?=.)/gm, ' '.repeat(this.columnOf(seq)))
  }

  /** A list or a group on one line, with the parts that stay as they are written. */
  private flowText(value: unknown, node: Node | undefined): string {
    if (node && isSame(node.toJS(parseDocument('')), value)) {
      return this.source.slice(node.range?.[0], node.range?.[1])
    }
    if (Array.isArray(value)) {
      const items = isSeq(node) ? (node.items as Node[]) : []
      const isLike = (item: unknown) =>
        items.find((old) => isSame(old.toJS(parseDocument('')), item))
      return `[${value.map((item) => this.flowText(item, isLike(item))).join(', ')}]`
    }
    if (isValues(value)) {
      const pairs = Object.entries(value).map(([key, item]) => {
        const old = isMap(node) ? (node.get(key, true) as Node | undefined) : undefined
        return `${key}: ${this.flowText(item, old)}`
      })
      return `{ ${pairs.join(', ')} }`
    }
    const text = typeof value === 'string' ? scalarText(value) : String(value)
    return /^[^'"].*[,[\]{}]/.test(text) ? `'${text.replaceAll("'", "''")}'` : text
  }

  private replaceNode(node: Node, text: string) {
    this.replace(node.range?.[0] ?? 0, this.endOf(node), text)
    return true
  }

  private replace(start: number, end: number, text: string) {
    this.edits.push({ start, end, text })
  }

  private columnOf(node: Node) {
    const [start = 0] = node.range ?? []
    return start - this.lineStart(node)
  }

  private lineStart(node: Node) {
    return this.source.lastIndexOf('\n', (node.range?.[0] ?? 0) - 1) + 1
  }

  private endOfPair({ key, value }: Pair<Node, Node | null>) {
    return this.endOfLine(value?.range ? value : key)
  }

  /** After the line break behind a value, and behind a comment on its line. */
  private endOfLine(node: Node) {
    const end = this.endOf(node)
    if (this.source[end - 1] === '\n') return end
    const lineBreak = this.source.indexOf('\n', end)
    return lineBreak < 0 ? this.source.length : lineBreak + 1
  }

  /** Where the value itself ends. A list or a group ends with its last value, and not with comments below it. */
  private endOf(node: Node): number {
    if (isMap(node) && !node.flow) {
      const { key, value } = node.items.at(-1) as Pair<Node, Node | null>
      return this.endOf(value?.range ? value : key)
    }
    if (isSeq(node) && !node.flow) return this.endOf(node.items.at(-1) as Node)
    return node.range?.[1] ?? 0
  }
}

/** What stands behind `key:`, with the line break at its end. */
function valueText(value: unknown, indent: number) {
  return stringify({ key: value }, style)
    .slice('key:'.length)
    .replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`)
}

function scalarText(value: string) {
  return stringify(value, style).trimEnd()
}

function wrap(text: string, width: number) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && `${line} ${word}`.length <= width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
