import type { Rule } from './rules'
import type { Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'
import type { Source } from '@/lib/content/walk'

/** A text of a file of content or of a page, and the line on which it begins. */
export type Text = { file: string; line: number; text: string }

/** Every text of the content: that of a field with the facts in it, that of a Markdown file line by line. */
export function textsOf(content: Partial<Content>): Text[] {
  const sources: readonly Source[] = Object.values(content).flatMap((row) => row.sources)
  return sources.flatMap(({ file, values, lineOf, body }) => [
    ...textsWithPath(values).map(({ path, text }) => ({ file, line: lineOf(path), text })),
    ...(body?.text.split('\n') ?? []).map((text, index) => ({
      file,
      line: (body?.linesBefore ?? 0) + index + 1,
      text,
    })),
  ])
}

/** Every text in a value, whatever it is nested in. */
export function textsIn(value: unknown): string[] {
  return textsWithPath(value).map(({ text }) => text)
}

function textsWithPath(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsWithPath(inner, [...path, key]))
}

/** What the content says against the rules, each line once: a number that is shown and dialed there is fixed at once. */
export function problemsInContent(written: readonly Text[], rules: readonly Rule[]): Problem[] {
  const found = written.flatMap(({ file, line, text }) =>
    matchesIn(text, rules).map(({ message, fix }) => ({ file, line, message, fix })),
  )
  return found.filter(
    ({ file, line, fix }, index) =>
      found.findIndex((p) => p.file === file && p.line === line && p.fix === fix) === index,
  )
}

/**
 * What pages say against the rules, each once: where the words around it are written in the content, or else at the
 * first page that says it.
 *
 * @param ours Words of the owner's in which nothing is looked for.
 */
export function problemsOnPages(
  pages: readonly Text[],
  rules: readonly Rule[],
  written: readonly Text[],
  ours: readonly string[] = [],
): Problem[] {
  const withoutOurs = (text: string) =>
    ours.reduce((rest, words) => rest.replaceAll(words, '·'.repeat(words.length)), text)
  const found = new Map<string, Problem>()
  for (const { file, line, text } of pages) {
    for (const { start, end, ...advice } of matchesIn(withoutOurs(text), rules)) {
      const excerpt = text
        .slice(Math.max(0, start - excerptCharacters), end + excerptCharacters)
        .trim()
      const message = `${advice.message} (${excerpt})`
      if (found.has(message)) continue
      const place = written.find((passage) => passage.text.includes(excerpt)) ?? { file, line }
      found.set(message, { ...advice, file: place.file, line: place.line, message })
    }
  }
  return [...found.values()]
}

const excerptCharacters = 24

function matchesIn(text: string, rules: readonly Rule[]) {
  // The same length, with plain spaces and hyphens for those that keep words on one line.
  const plain = text.replace(/[\u00A0\u202F]/g, ' ').replaceAll('\u2011', '-')
  return rules.flatMap(({ words, message, except, ...advice }) =>
    [...plain.matchAll(words)]
      .filter(([said]) => !except?.includes(said))
      .map(({ index, 0: said }) => ({
        ...advice,
        start: index,
        end: index + said.length,
        message: message.replace('{said}', said.trim()),
      })),
  )
}
