import type { Problem } from './problems'

/** The parts of a content file. Empty lines replace what precedes a part, so that it keeps the line numbers of the file. */
export type FileParts = {
  yaml: string
  /** The Markdown below the front matter. A YAML file has none. */
  body?: string
}

/** Accepts empty lines at the beginning, and spaces after dashes. */
const frontMatter = /^(\s*?---[ \t]*\n)([\s\S]*?)(\n---[ \t]*(?:\n|$))([\s\S]*)$/

/** Parsers take minutes for deep nesting, or their stack overflows. */
const deepNesting = /(?:!?[>[{]\s?){200}/

/** Markers that git writes into a file with a merge conflict. */
const conflictMarker = /^(<{7}|>{7}|\|{7}) /m

/**
 * Control characters, and marks that nobody sees and that turn the direction of a line. Slides and word processors leave
 * them in copied text. Tab and line feed are fine, and so are joiners, which languages and emoji need.
 */
const hiddenCharacter =
  /[\0-\x08\v-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/

/**
 * Splits a content file into its parts, or returns the problem of a file that can't be split. Leaves out the byte order
 * mark that some editors on Windows write.
 */
export function splitFile(file: string, text: string): FileParts | Problem {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const conflict = source.search(conflictMarker)
  if (conflict >= 0) {
    const message =
      'two versions of the text stand here, because a merge of git was not finished: keep one, and take out the lines of <<<<<<<, ======= and >>>>>>>'
    return { file, line: lineAt(source, conflict), message }
  }
  const nesting = source.search(deepNesting)
  if (nesting >= 0) {
    return { file, line: lineAt(source, nesting), message: 'is nested too deeply to be read' }
  }
  // Node replaces letters of other encodings with U+FFFD.
  const [readable, ...misread] = source.split('\uFFFD')
  if (misread.length > 0) {
    const message = 'a letter here cannot be read: save the file as UTF-8'
    return { file, line: lineAt(source, readable?.length ?? 0), message }
  }
  const hidden = source.search(hiddenCharacter)
  if (hidden >= 0) {
    const code = source.charCodeAt(hidden).toString(16).toUpperCase().padStart(4, '0')
    const [before = ''] = /\S*\s?$/.exec(source.slice(0, hidden).slice(-40)) ?? []
    const place = before ? `after “${before.trim()}”` : 'at its beginning'
    const message = `a character that nobody sees (U+${code}) stands ${place}: delete it, or type the words again`
    return { file, line: lineAt(source, hidden), message }
  }
  if (file.endsWith('.yaml')) return { yaml: source }
  const [, begin, yaml = '', end, body = ''] = frontMatter.exec(source) ?? []
  if (begin === undefined) {
    const isEmpty = !source.trim()
    const message = isEmpty
      ? 'the file is empty: give it front matter and a text, or delete it'
      : 'must begin with front matter between two lines of ---'
    return { file, line: 1, message, example: '---, then the fields, then ---' }
  }
  const emptyLines = (text: string) => text.replace(/[^\n]/g, '')
  return { yaml: emptyLines(begin) + yaml, body: emptyLines(`${begin}${yaml}${end}`) + body }
}

function lineAt(text: string, offset: number) {
  return text.slice(0, offset).split('\n').length
}
