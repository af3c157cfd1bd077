import type { Problem } from './problems'

/** The parts of a content file. Empty lines replace what precedes a part, so that it keeps the line numbers of the file. */
export type FileParts = {
  yaml: string
  /** The Markdown below the front matter. A YAML file has none. */
  body?: string
}

/** Accepts empty lines at the beginning, and spaces after dashes. */
const frontMatter = /^(\s*?---[ \t]*\n)((?:[\s\S]*?\n)??)(---[ \t]*(?:\n|$))([\s\S]*)$/

/** Markers that git writes into a file with a merge conflict, and what Node reads in place of letters of other encodings. */
const unreadableParts: readonly (readonly [form: RegExp, message: string])[] = [
  [
    /^(<{7}|>{7}|\|{7}) /m,
    'two versions of the text stand here, because a merge of git was not finished: keep one, and take out the lines of <<<<<<<, ======= and >>>>>>>',
  ],
  [/\uFFFD/, 'a letter here cannot be read: save the file as UTF-8'],
]

/**
 * Splits a content file into its parts, or returns the problem of a file that can't be split. Leaves out the byte order
 * mark that some editors on Windows write.
 */
export function splitFile(file: string, text: string): FileParts | Problem {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const unreadable = unreadableIn(source) ?? hiddenCharacterIn(source)
  if (unreadable) {
    const line = source.slice(0, unreadable.offset).split('\n').length
    return { file, line, message: unreadable.message }
  }
  if (file.endsWith('.yaml')) return { yaml: source }
  const [, begin, yaml = '', end, body = ''] = frontMatter.exec(source) ?? []
  if (begin === undefined) {
    const message = 'must begin with front matter between two lines of ---'
    return { file, line: 1, message, example: '---, then the fields, then ---' }
  }
  const emptyLines = (text: string) => text.replace(/[^\n]/g, '')
  return {
    yaml: emptyLines(begin) + yaml.replace(/\n$/, ''),
    body: emptyLines(`${begin}${yaml}${end}`) + body,
  }
}

function unreadableIn(text: string) {
  return unreadableParts
    .map(([form, message]) => ({ offset: text.search(form), message }))
    .find(({ offset }) => offset >= 0)
}

/**
 * Control characters, and marks that nobody sees and that turn the direction of a line. Slides and word processors leave
 * them in copied text. Tab and line feed are fine, and so are joiners, which languages and emoji need.
 */
const hidden =
  /[\0-\x08\v-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/

/** Where a text has a hidden character, and what to do with it. */
export function hiddenCharacterIn(text: string): { offset: number; message: string } | undefined {
  const offset = text.search(hidden)
  if (offset < 0) return undefined
  const code = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0')
  const [before = ''] = /\S*\s?$/.exec(text.slice(0, offset).slice(-40)) ?? []
  const place = before ? `after “${before.trim()}”` : 'at its beginning'
  const message = `a character that nobody sees (U+${code}) stands ${place}: delete it, or type the words again`
  return { offset, message }
}
