import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'

const made: string[] = []

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true })
})

/** A new folder with these files in it, by path and text. It goes when the tests of the file are done. */
export function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  made.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** A Markdown file of these fields; a field that is undefined is left out. */
export function markdownFile(
  fields: Record<string, unknown>,
  body = 'Look closely first.',
): string {
  return `---\n${stringify(fields)}---\n\n${body}\n`
}

/** A description of a length that the content allows. */
export const description =
  'Mud tubes on a basement wall are a plain sign of termites. Here is how to tell them from dirt, and what to do before you call us.'
