import type { Rule } from './rules'
import { resolveText, type Facts } from '@/lib/content/claims'
import type { Source } from '@/lib/content/entries'
import type { Problem } from '@/lib/content/problems'
import { textsWithPath } from '@/lib/content/texts-in'
import type { Content } from '@/lib/site/content-collections'

export type Text = { file: string; line: number; text: string }

/** All texts of the content with facts inserted: fields, and Markdown line by line. Titles of sources are left out, because others wrote them. */
export function textsOf(content: Partial<Content>, facts: Facts): Text[] {
  const sources: readonly Source[] = Object.values(content).flatMap(
    (collection) => collection.sources,
  )
  return sources.flatMap(({ file, values, lineOf, body }) => [
    ...textsWithPath(values)
      .filter(({ path }) => !path.includes('sources'))
      .map(({ path, text }) => ({ file, line: lineOf(path), text })),
    ...linesOf(body ?? '', facts).map(({ line, text }) => ({ file, line, text })),
  ])
}

/** The lines of a Markdown text. Numbers are added before facts are inserted, because that can remove lines. */
function linesOf(body: string, facts: Facts) {
  const numbered = body.split('\n').map((line, index) => `${index + 1}\t${line}`)
  return resolveText(numbered.join('\n'), facts)
    .split('\n')
    .map((line) => {
      const [, number, text = line] = /^(\d+)\t(.*)/.exec(line) ?? []
      return { line: Number(number), text }
    })
}

export function wordProblems(texts: readonly Text[], rules: readonly Rule[]): Problem[] {
  return texts.flatMap(({ file, line, text }) =>
    rules.flatMap(({ pattern, isMeant = () => true, message, ...kind }) =>
      [...text.matchAll(pattern)]
        .filter(([found]) => isMeant(found))
        .map(([found]) => ({
          ...kind,
          file,
          line,
          message: message.replace('{found}', found.trim()),
        })),
    ),
  )
}
