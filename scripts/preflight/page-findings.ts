import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile, Finding } from './content'
import type { Page } from './pages'

/** Words that a text must not say, with what to do about them. */
type Found = Advice & { words: string; index: number }

type Advice = Pick<Finding, 'problem' | 'fix' | 'isHint'>

/** Finds such words in a text. */
export type Finder = (text: string) => Found[]

/** @param words With the flag g. In the problem `{said}` stands for what they match. */
export function wordsFinder(words: RegExp, { problem, ...advice }: Advice): Finder {
  return (text) =>
    [...text.matchAll(words)].map(({ index, 0: said }) => ({
      words: said,
      index,
      problem: problem.replace('{said}', said.trim()),
      ...advice,
    }))
}

/**
 * What pages say and perhaps should not, each at the first page that says it, or in content/ where the words around it
 * stand on one line.
 *
 * @param ours Words of the owner's in which nothing is looked for.
 */
export function wordFindings(
  pages: readonly Page[],
  content: readonly ContentFile[],
  finders: readonly Finder[],
  ours: readonly string[] = [],
): Finding[] {
  const found = new Map<string, Finding>()
  for (const { file, lines } of pages) {
    for (const line of lines) {
      const text = ours.reduce(
        (rest, words) => rest.replaceAll(words, ' '.repeat(words.length)),
        line,
      )
      for (const { words, index, ...advice } of finders.flatMap((find) => find(text))) {
        const excerpt = excerptOf(line, index, words)
        const key = `${advice.problem}${excerpt}`
        if (found.has(key)) continue
        const place = placeOf(excerpt, content) ?? { file, line: 1 }
        found.set(key, { ...place, ...advice, problem: `${advice.problem} (${excerpt})` })
      }
    }
  }
  return [...found.values()]
}

function excerptOf(text: string, index: number, words: string) {
  const start = Math.max(0, index - excerptCharacters)
  return text.slice(start, index + words.length + excerptCharacters).trim()
}

function placeOf(excerpt: string, content: readonly ContentFile[]) {
  for (const { file, text } of content) {
    const index = file.endsWith('.ts')
      ? -1
      : text.split('\n').findIndex((line) => line.includes(excerpt))
    if (index >= 0) return { file, line: index + 1 }
  }
  return undefined
}

const excerptCharacters = 24

/** What is left of a text that was meant to say something. */
const gaps = [
  /(?:^|\s),|[:;(]\s*,|,\s*,|\s[.?!;](?:\s|$)|\(\s*\)|:\s*\.(?:\s|$)/g,
  /\b(?:undefined|NaN|null)\b|\[object Object\]/g,
  /\S {2,}\S/g,
  /\(\(|\)\)|\[\[|\]\]|\$\{/g,
  /\b(?:with|of|than|by) +\+? *(?:customers|reviews|stars)\b|\b(?:in|for) \+ *years\b/gi,
]

const findGaps: Finder = (text) =>
  gaps.flatMap((gap) =>
    [...text.matchAll(gap)].map(({ index, 0: words }) => {
      const problem = 'Something is missing here.'
      const fix = 'Fill the field that the text takes it from, or write the text without it.'
      return { words, index, problem, fix }
    }),
  )

const emptyElement =
  /<(h[1-6]|li|p|title|figcaption|dt|dd)(?![^>]* role=)\b[^>]*>\s*<\/\1>|<meta name="description" content=""/g

/** Texts with a hole in them, and headings, list items and descriptions without words. */
export function gapFindings(pages: readonly Page[], content: readonly ContentFile[]): Finding[] {
  const empty = pages.flatMap(({ file, html }) =>
    [...html.matchAll(emptyElement)].map(([element]) => ({
      file,
      line: 1,
      problem: `An element has no words: ${element.slice(0, 60)}.`,
      fix: 'Fill the field that it shows.',
    })),
  )
  return [...wordFindings(pages, content, [findGaps]), ...empty]
}

/**
 * Links of pages to pages that are not there, such as a town's whose file has been removed.
 *
 * @param out Folder of the finished pages.
 */
export function deadLinkFindings(pages: readonly Page[], out: string): Finding[] {
  return pages.flatMap(({ file, html }) => {
    const paths = [...html.matchAll(/ href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
    return [...new Set(paths)]
      .filter((path) => !isThere(out + path))
      .map((path) => ({
        file,
        line: 1,
        problem: `A link leads to ${path}, where there is no page.`,
        fix: 'Take the link out, or add the page.',
      }))
  })
}

function isThere(path: string) {
  if (path.endsWith('/')) return isFile(`${path}index.html`)
  return isFile(path) || isFile(`${path}.html`)
}

/** A folder is no page: /locations holds pages and is none. */
function isFile(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/**
 * A build that search engines are told to leave alone, or whose pages name another address than the owner's.
 *
 * @param siteUrl The owner's address, from content/company.yaml.
 * @param out Folder of the finished pages.
 */
export function previewFindings(pages: readonly Page[], siteUrl: string, out: string): Finding[] {
  const home = pages.find(({ file }) => file === join(out, 'index.html'))
  if (!home) return []
  const isLive =
    !/<meta name="robots" content="[^"]*noindex/.test(home.html) &&
    home.html.includes(`<link rel="canonical" href="${siteUrl}`)
  if (isLive) return []
  return [
    {
      file: home.file,
      line: 1,
      problem: `These pages were built as a preview: search engines are kept away, or sent elsewhere than to ${siteUrl}.`,
      fix: 'Run npm run build without SITE_URL in the environment.',
    },
  ]
}
