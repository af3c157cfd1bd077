// Cuts the heading font down to the characters headings use. Run by hand after a new version of the
// font package: `npm run font`. The result is committed, so a build needs no font tools.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const maxBytes = 25_000
const source = createRequire(import.meta.url).resolve(
  '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
)
const target = new URL('../../app/fonts/young-serif-latin.woff2', import.meta.url)

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const accented = 'ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäçèéêëìíîïñòóôöùúûüß'
const typographic = '‘’“”–—…·•°¼½¾©®™×'

const font = await subsetFont(await readFile(source), ascii + accented + typographic, {
  targetFormat: 'woff2',
})
if (font.length > maxBytes) throw new Error(`${font.length} bytes: more than ${maxBytes}`)
await writeFile(target, font)
console.log(`${target.pathname}: ${font.length} bytes`)
