import { existsSync } from 'node:fs'
import type { ContentFile, Finding } from './content'
import type { Page } from './pages'
import { findTextSource } from './text-source'

/** Words that a text must not say, with what to do about them. */
type Found = Pick<Finding, 'problem' | 'fix'> & { words: string; index: number }

/** Finds such words in a text. */
export type Finder = (text: string) => Found[]

/** @param words With the flag g. In the problem `{said}` stands for what they match. */
export function wordsFinder(
  words: RegExp,
  { problem, fix }: Pick<Finding, 'problem' | 'fix'>,
): Finder {
  return (text) =>
    [...text.matchAll(words)].map(({ index, 0: said }) => ({
      words: said,
      index,
      problem: problem.replace('{said}', said.trim()),
      fix,
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
  const known = new Map<string, (Omit<Finding, 'file' | 'line'> & Partial<Finding>)[]>()
  const findIn = (text: string) =>
    finders
      .flatMap((find) => find(text))
      .map(({ words, index, problem, fix }) => ({
        ...findTextSource(content, text, { start: index, end: index + words.length }),
        problem,
        fix,
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
