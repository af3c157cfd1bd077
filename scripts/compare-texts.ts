// Compares what visitors read in two built sites: `npx tsx scripts/compare-texts.ts ../before/out out`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'

const [before, after] = process.argv.slice(2)
if (!before || !after) throw new Error('Two folders are needed: the site before, and after.')

/** Pages by difference: "- words" were on a page before, "+ words" are on it now. */
const differences = new Map<string, string[]>()
const pages = new Set([before, after].flatMap(pagesIn))
for (const page of pages) {
  const [linesBefore, linesAfter] = [readLines(before, page), readLines(after, page)]
  for (const line of without(linesBefore, linesAfter)) add(`- ${line}`, page)
  for (const line of without(linesAfter, linesBefore)) add(`+ ${line}`, page)
}
for (const [difference, on] of differences) {
  console.log(`${on.length} × ${on.slice(0, 3).join(', ')}\n${difference}\n`)
}
console.log(`${differences.size} differences on ${pages.size} pages`)

function pagesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
}

/** The blocks of text of a page, its title, its description and its texts for screen readers. */
function readLines(folder: string, page: string): string[] {
  const file = join(folder, page)
  if (!existsSync(file)) return []
  const document = parse(readFileSync(file, 'utf8'))
  const hidden = document
    .querySelectorAll('[content], [alt], [aria-label]')
    .flatMap(({ attributes: { name, content, alt, 'aria-label': label } }) => [
      name === 'description' ? content : undefined,
      alt,
      label,
    ])
  for (const element of document.querySelectorAll('script, style, svg')) element.remove()
  const lines = [...document.structuredText.split('\n'), ...hidden]
  return lines.flatMap((line) => line?.replace(/\s+/g, ' ').trim() || [])
}

/** The lines that the others don't have, however often they stand there. */
function without(lines: readonly string[], others: readonly string[]) {
  return new Set(lines.filter((line) => !others.includes(line)))
}

function add(difference: string, page: string) {
  differences.set(difference, [...(differences.get(difference) ?? []), page])
}
