import type { Problem } from './problems'

/** A file of content in its parts, with empty lines for what precedes each, so that line numbers are those of the file. */
export type FileParts = {
  yaml: string
  /** The Markdown below the front matter. A YAML file has none. */
  body?: string
}

/** Some editors of Windows put a byte order mark before the first line. Empty lines and blanks behind dashes do no harm. */
const frontMatter = /^(\uFEFF?\s*?---[ \t]*\n)([\s\S]*?)(\n---[ \t]*(?:\n|$))([\s\S]*)$/

/** Nobody writes this: parsers need minutes for it, or their stack ends. */
const deepNesting = /(?:!?[>[{]\s?){200}/

/** What git leaves in a file that two people have changed. */
const conflictMarker = /^(<{7}|>{7}|\|{7}) /m

/** The parts of a file, or what keeps it from having any. */
export function splitFile(file: string, written: string): FileParts | Problem {
  const source = written.replace(/\r\n?/g, '\n')
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
  // Reading what is saved in another encoding leaves U+FFFD in place of its letters.
  const [readable, ...misread] = source.split('\uFFFD')
  if (misread.length > 0) {
    const message = 'a letter here cannot be read: save the file as UTF-8'
    return { file, line: lineAt(source, readable?.length ?? 0), message }
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
