import type { Problem } from './problems'

/** A file of content in its parts, with empty lines for what precedes each, so that line numbers are those of the file. */
export type FileParts = {
  yaml: string
  /** The Markdown below the front matter. A YAML file has none. */
  body?: string
}

/** Some editors of Windows put a byte order mark before the first line. */
const frontMatter = /^(\uFEFF?---\r?\n)([\s\S]*?)(\r?\n---\r?\n)([\s\S]*)$/

/** The parts of a file, or what keeps it from having any. */
export function splitFile(file: string, source: string): FileParts | Problem {
  // Reading what is saved in another encoding leaves U+FFFD in place of its letters.
  const [readable, ...misread] = source.split('\uFFFD')
  if (misread.length > 0) {
    const message = 'a letter here cannot be read: save the file as UTF-8'
    return { file, line: readable?.split('\n').length ?? 1, message }
  }
  if (file.endsWith('.yaml')) return { yaml: source }
  const [, begin, yaml = '', end, body = ''] = frontMatter.exec(source) ?? []
  if (begin === undefined) {
    const message = 'must begin with front matter between two lines of ---'
    return { file, line: 1, message, example: '---, then the fields, then ---' }
  }
  const emptyLines = (text: string) => text.replace(/[^\n]/g, '')
  return { yaml: `\n${yaml}`, body: emptyLines(`\n${yaml}${end}`) + body }
}
