import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chdir } from 'node:process'

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

/** Works in a new folder with these files until the end of the test. */
export function workInFolderWith(files: Record<string, string>) {
  chdir(folderWith(files))
}
