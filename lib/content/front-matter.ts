import type { Problem } from './problems'

/** A file of content in its parts. A YAML file has no body. */
export type FileParts = {
  yaml: string
  /** How many lines stand before the YAML. */
  linesBefore: number
  /** The Markdown below the front matter, and how many lines stand before it. */
  body?: { text: string; linesBefore: number }
}

/** Some editors of Windows put a byte order mark before the first line. */
const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/** The parts of a file, or what keeps it from having any. */
export function splitFile(file: string, source: string): FileParts | Problem {
  // Reading what is saved in another encoding leaves U+FFFD in place of its letters.
  const misread = source.indexOf('\uFFFD')
  if (misread >= 0) {
    const message = 'a letter here cannot be read: save the file as UTF-8'
    return { file, line: linesIn(source.slice(0, misread)) + 1, message }
  }
  if (file.endsWith('.yaml')) return { yaml: source, linesBefore: 0 }
  const [, yaml, text] = frontMatter.exec(source) ?? []
  if (yaml === undefined || text === undefined) {
    const message = 'must begin with front matter between two lines of ---'
    return { file, line: 1, message, example: '---, then the fields, then ---' }
  }
  const linesBefore = linesIn(source.slice(0, source.length - text.length))
  return { yaml, linesBefore: 1, body: { text, linesBefore } }
}

function linesIn(text: string) {
  return text.split('\n').length - 1
}
