import { existsSync } from 'node:fs'
import type { ContentFile, Finding } from './content'
import type { Page } from './pages'
import { findTextSource } from './text-source'

/** Something that a text must not say, and what to do about it. */
export type Rule = Pick<Finding, 'problem' | 'fix'> & {
  /** With the flag g. */
  words: RegExp
}

/**
 * What pages say and must not, each at the place in content/ where it was written, or at the page where that cannot
 * be told.
 */
export function wordFindings(
  pages: readonly Page[],
  content: readonly ContentFile[],
  rules: readonly Rule[],
): Finding[] {
  return pages.flatMap(({ file, lines }) =>
    lines.flatMap((text) =>
      rules.flatMap(({ words, problem, fix }) =>
        [...text.matchAll(words)].map(({ index, 0: said }) => {
          const range = { start: index, end: index + said.length }
          const place = findTextSource(content, text, range) ?? { file, line: 1 }
          return { ...place, problem: problem.replace('{said}', excerpt(text, range)), fix }
        }),
      ),
    ),
  )
}

const excerptCharacters = 24

function excerpt(text: string, { start, end }: { start: number; end: number }) {
  return text.slice(Math.max(0, start - excerptCharacters), end + excerptCharacters).trim()
}

/** What is left of a text that was meant to say something. */
const gaps: readonly Rule[] = [
  /(?:^|\s),|[:;(]\s*,|,\s*,|\s[.?!;](?:\s|$)|\(\s*\)|:\s*\.(?:\s|$)/g,
  /\b(undefined|NaN|null|\[object Object\])\b|\[object Object\]/g,
  /\S {2,}\S/g,
  /\(\(|\)\)|\[\[|\]\]|\$\{/g,
  /\b(?:with|of|than|by) +\+? *(?:customers|reviews|stars)\b|\b(?:in|for) \+ *years\b/gi,
].map((words) => ({
  words,
  problem: 'Something is missing here: “{said}”.',
  fix: 'Fill the field that the text takes it from, or write the text without it.',
}))

/** Texts with a hole in them, and headings, list items and descriptions without words. */
export function gapFindings(pages: readonly Page[], content: readonly ContentFile[]): Finding[] {
  const empty = pages.flatMap(({ file, html }) =>
    [
      ...html.matchAll(
        /<(h[1-6]|li|p|title|figcaption|dt|dd)(?![^>]* role=)\b[^>]*>\s*<\/\1>|<meta name="description" content=""/g,
      ),
    ].map(([element]) => ({
      file,
      line: 1,
      problem: `The page has an element without words: ${element.slice(0, 60)}.`,
      fix: 'Fill the field that it shows.',
    })),
  )
  return [...wordFindings(pages, content, gaps), ...empty]
}

/** Links of pages to pages that are not there. */
export function deadLinkFindings(pages: readonly Page[], out = 'out'): Finding[] {
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
  return path.endsWith('/')
    ? existsSync(`${path}index.html`)
    : existsSync(path) || existsSync(`${path}.html`)
}
