import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile, Finding } from './content'
import type { Page } from './pages'
import { findTextSource } from './text-source'

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
 * What pages say and must not, each at the place in content/ where it was written, or at the page where that cannot
 * be told.
 */
export function wordFindings(
  pages: readonly Page[],
  content: readonly ContentFile[],
  finders: readonly Finder[],
): Finding[] {
  // Header and footer are the same on all pages.
  const known = new Map<string, (Advice & Partial<Finding>)[]>()
  // What stands in code beside the content is no text of a page.
  const texts = content.filter(({ file }) => !file.endsWith('.ts'))
  const findIn = (text: string) =>
    finders
      .flatMap((find) => find(text))
      .map(({ words, index, ...advice }) => ({
        ...findTextSource(texts, text, { start: index, end: index + words.length }),
        ...advice,
      }))
  return pages.flatMap(({ file, lines }) =>
    lines.flatMap((text) => {
      const found = known.get(text) ?? findIn(text)
      known.set(text, found)
      return found.map((finding) => ({ file, line: 1, ...finding }))
    }),
  )
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
      const start = Math.max(0, index - excerptCharacters)
      const excerpt = text.slice(start, index + words.length + excerptCharacters).trim()
      const problem = `Something is missing here: “${excerpt}”.`
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
  if (path.endsWith('/')) return existsSync(`${path}index.html`)
  return existsSync(path) || existsSync(`${path}.html`)
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
