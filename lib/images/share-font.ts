import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = 'node_modules/@fontsource/young-serif/files'

/** The package's own files: the renderer reads neither woff2 nor a style sheet, and takes one font under one name. */
const files = {
  'Young Serif': 'young-serif-latin-400-normal.woff',
  'Young Serif Extended': 'young-serif-latin-ext-400-normal.woff',
}

const undrawable = /[^ -~\u00A0-\u00AC\u00AE-\u017E–—‘’“”•…™]/gu

/** What share images are written with. */
export function shareFonts() {
  return Promise.all(
    Object.entries(files).map(async ([name, file]) => ({
      name,
      data: await readFile(join(process.cwd(), folder, file)),
    })),
  )
}

/**
 * A text without what these fonts lack: other accents go from their letters, emoji and other scripts altogether. For
 * any other character the renderer would ask Google or a CDN, and a build without them would fail.
 */
export function drawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(undrawable, (character) => character.normalize('NFD').replace(undrawable, ''))
    .replace(/ {2,}/g, ' ')
    .trim()
}
