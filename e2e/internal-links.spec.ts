import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { exportFolder, filesBelow, pageAddress, pageFiles } from '../scripts/site/exported-files'
import { readSitemap } from './support/site'

/** The HTML of each page, by its path. */
let pages: Map<string, string>
let indexable: string[]

test.beforeAll(() => {
  pages = new Map(
    pageFiles(filesBelow(exportFolder)).map((file) => [
      pageAddress(file),
      readFileSync(exportFolder + file, 'utf8'),
    ]),
  )
  indexable = readSitemap()
})

test('every page is within three clicks of the home page', () => {
  const clicks = new Map([['/', 0]])
  // A map can grow while it is walked, and is walked in the order in which it grew.
  for (const [path, count] of clicks) {
    for (const target of linksIn(htmlOf(path))) {
      if (pages.has(target) && !clicks.has(target)) clicks.set(target, count + 1)
    }
  }
  expect(indexable.filter((path) => (clicks.get(path) ?? Infinity) > 3)).toEqual([])
})

test('the content of pages links to no alias, except on the pages of services', () => {
  const aliases = [...pages.keys()].filter((path) => !indexable.includes(path))
  const others = [...pages.keys()].filter((path) => !path.startsWith('/services/'))
  const linked = others.flatMap((path) =>
    linksIn(mainOf(path))
      .filter((target) => aliases.includes(target))
      .map((target) => `${path} → ${target}`),
  )
  expect(linked).toEqual([])
})

const htmlOf = (path: string) => pages.get(path) ?? ''

const mainOf = (path: string) => /<main[^>]*>(.*)<\/main>/s.exec(htmlOf(path))?.[1] ?? ''

/** The paths of this site that HTML links to. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
