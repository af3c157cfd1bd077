import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A finished page, and what its visitors and search engines read of it. */
export type Page = {
  /** Path of the file: out/about.html. */
  file: string
  html: string
  /** A line for each piece of text: a paragraph, a heading, a description, a text of the structured data. */
  lines: readonly string[]
}

/** The finished pages, or undefined where there are none or they are older than what they are made from. */
export function readPages(out = 'out', content = 'content'): Page[] | undefined {
  const home = join(out, 'index.html')
  if (!existsSync(home) || newestIn(content) > statSync(home).mtimeMs) return undefined
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const html = readFileSync(join(out, name), 'utf8')
      return { file: join(out, name), html, lines: linesOf(html) }
    })
}

function newestIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Math.max(...files.map((name) => statSync(join(folder, name)).mtimeMs))
}

/** Elements that stand within a sentence. */
const inline =
  /<\/?(a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/g

/** What is read of a page: its texts, and those of attributes and structured data. */
export function linesOf(html: string): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  const attributes = html.matchAll(/ (?:content|alt|aria-label|placeholder|title)="([^"]*)"/g)
  const texts = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '\n')
    // Sources may be of anywhere.
    .replace(/<li id="source-\d+"[\s\S]*?<\/li>/g, '\n')
    .replace(inline, '')
    // Where a line of Markdown ends, its sentence goes on.
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<[^>]+>/g, '\n')
  return [
    ...texts.split('\n'),
    ...[...attributes].map(([, text = '']) => text),
    ...data.flatMap(([, json = '']) => textsOf(JSON.parse(json) as unknown)),
  ]
    .map((text) => decode(text).trim())
    .filter((text) => text !== '')
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

function decode(text: string) {
  return text.replace(/&[a-z#0-9]+;/g, (entity) => entities[entity] ?? entity)
}
