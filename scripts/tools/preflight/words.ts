import type { Rule } from './rules'
import { resolveText, type Facts } from '@/lib/content/claims'
import type { Source } from '@/lib/content/entries'
import type { Problem } from '@/lib/content/problems'
import { textsWithPath } from '@/lib/content/texts-in'
import type { Content } from '@/lib/content.config'

/** A text of a file of content, and the line on which it begins. */
export type Text = { file: string; line: number; text: string }

/** Every text of the content with the facts in it: of a field, and of a Markdown file line by line. Titles of sources are not the owner's. */
export function textsOf(content: Partial<Content>, facts: Facts): Text[] {
  const sources: readonly Source[] = Object.values(content).flatMap((row) => row.sources)
  return sources.flatMap(({ file, values, lineOf, body }) => [
    ...textsWithPath(values)
      .filter(({ path }) => !path.includes('sources'))
      .map(({ path, text }) => ({ file, line: lineOf(path), text })),
    ...linesOf(body ?? '', facts).map(({ line, text }) => ({ file, line, text })),
  ])
}

/** Numbered before they get their facts, which can take lines out. */
function linesOf(body: string, facts: Facts) {
  const numbered = body.split('\n').map((line, index) => `${index + 1}\t${line}`)
  return resolveText(numbered.join('\n'), facts)
    .split('\n')
    .map((line) => {
      const [, number, text = line] = /^(\d+)\t(.*)/.exec(line) ?? []
      return { line: Number(number), text }
    })
}

/** What texts say against the rules. */
export function wordProblems(texts: readonly Text[], rules: readonly Rule[]): Problem[] {
  return texts.flatMap(({ file, line, text }) =>
    rules.flatMap(({ words, message, ...kind }) =>
      [...text.matchAll(words)].map(([said]) => ({
        ...kind,
        file,
        line,
        message: message.replace('{said}', said.trim()),
      })),
    ),
  )
}
