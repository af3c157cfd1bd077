import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Rule } from './rules'
import { textsIn } from './words'
import { contentFolder } from '@/lib/content/load'
import type { Problem } from '@/lib/content/problems'

/** A finished page, and what its visitors and search engines read of it. */
export type Page = {
  /** Path of the file: out/about.html. */
  file: string
  html: string
  /** A line for each piece of text: a paragraph, a heading, a description, a text of the structured data. */
  lines: readonly string[]
}

/** The finished pages, or undefined where there are none or they are older than what they are made from. */
export function readPages(out: string, content = contentFolder()): Page[] | undefined {
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
    ...data.flatMap(([, json = '']) => textsIn(JSON.parse(json))),
  ]
    .map((text) => decode(text).trim())
    .filter((text) => text !== '')
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

/** What is left of a text that was meant to say something. */
export const gapRules: readonly Rule[] = [
  /(?:^|\s),|[:;(]\s*,|,\s*,|\s[.?!;](?:\s|$)|\(\s*\)|:\s*\.(?:\s|$)/g,
  /\b(?:undefined|NaN|null)\b|\[object Object\]/g,
  /\S {2,}\S/g,
  /\(\(|\)\)|\[\[|\]\]|\$\{/g,
].map((words) => ({
  words,
  message: 'Something is missing here',
  fix: 'Fill the field that the text takes it from, or write the text without it.',
}))

const emptyElement =
  /<(h[1-6]|li|p|title|figcaption|dt|dd)(?![^>]* role=)\b[^>]*>\s*<\/\1>|<meta name="description" content=""/g

/** Headings, list items and descriptions without words. */
export function emptyElementProblems({ file, html }: Page): Problem[] {
  return [...html.matchAll(emptyElement)].map(([element]) => ({
    file,
    line: 1,
    message: `An element has no words: ${element.slice(0, 60)}`,
    fix: 'Fill the field that it shows.',
  }))
}

/**
 * Links to pages that are not there, such as a town's whose file has been removed.
 *
 * @param out Folder of the finished pages.
 */
export function deadLinkProblems({ file, html }: Page, out: string): Problem[] {
  const paths = [...html.matchAll(/ href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
  return [...new Set(paths)]
    .filter((path) => !isThere(out + path))
    .map((path) => ({
      file,
      line: 1,
      message: `A link leads to ${path}, where there is no page`,
      fix: 'Take the link out, or add the page.',
    }))
}

/** A folder is no page: /locations holds pages and is none. */
function isThere(path: string) {
  const files = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  return files.some((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** A build that search engines are told to leave alone, or whose pages name another address than the owner's. */
export function previewProblems({ file, html }: Page, siteUrl: string): Problem[] {
  const isLive =
    !/<meta name="robots" content="[^"]*noindex/.test(html) &&
    html.includes(`<link rel="canonical" href="${siteUrl}`)
  if (isLive) return []
  const message = `These pages were built as a preview: search engines are kept away, or sent elsewhere than to ${siteUrl}`
  return [{ file, line: 1, message, fix: 'Run npm run build without SITE_URL in the environment.' }]
}
