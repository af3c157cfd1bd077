import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderWith } from '../../../support/content-folder'
import {
  deadLinkProblems,
  emptyElementProblems,
  linesOf,
  previewProblems,
  readPages,
  type Page,
} from '@/scripts/tools/preflight/pages'

const page = (html: string): Page => ({ file: 'out/about.html', html, lines: linesOf(html) })

test('what is read of a page are its texts, and those of its description, pictures and structured data', () => {
  const html = `<!DOCTYPE html><html><head><title>Ants &amp; Sons</title>
    <meta name="description" content="All about ants"/><style>p{content:"no"}</style>
    <script type="application/ld+json">{"name":"Ants","list":[{"text":"One"}]}</script></head>
    <body><p>Call <b>us</b> <!-- -->today.</p><img alt="A mouse" src="/m.svg"><script>no()</script>
    <ol><li id="source-1">The Columbus Dispatch</li></ol></body></html>`
  expect(linesOf(html).sort()).toEqual(
    ['A mouse', 'All about ants', 'Ants', 'Ants & Sons', 'Call us today.', 'One'].sort(),
  )
})

describe('the finished pages', () => {
  const site = () => folderWith({ 'content/company.yaml': '', 'out/index.html': '<p>Hi</p>' })
  const read = (folder: string) => readPages(join(folder, 'out'), join(folder, 'content'))
  const later = new Date(Date.now() + 60_000)

  test('are read once they are there', () => {
    expect(read(site())?.map(({ lines }) => lines)).toEqual([['Hi']])
    expect(read(folderWith({ 'content/company.yaml': '' }))).toBeUndefined()
  })

  test('count as missing when content has changed since, or a file of it has gone', () => {
    const folder = site()
    utimesSync(join(folder, 'content/company.yaml'), later, later)
    expect(read(folder)).toBeUndefined()
    const other = site()
    mkdirSync(join(other, 'content/articles'))
    utimesSync(join(other, 'content/articles'), later, later)
    expect(read(other)).toBeUndefined()
    writeFileSync(join(other, 'out/index.html'), '<p>Hi</p>')
    utimesSync(join(other, 'out/index.html'), later, later)
    expect(read(other)).toHaveLength(1)
  })
})

test('an empty heading, item or description is found; a place for messages is none', () => {
  const html = '<h2 id="a"></h2><ul><li> </li></ul><p role="status"></p><p>Words</p>'
  expect(emptyElementProblems(page(html))).toHaveLength(2)
})

test('a link to a page that is gone is found, and one to a folder of pages', () => {
  const files = ['about.html', 'a.svg', 'locations/x.html', 'b/index.html']
  const out = folderWith(Object.fromEntries(files.map((file) => [file, ''])))
  const html =
    '<a href="/about#x">A</a><a href="/locations/gone">B</a><a href="/locations">C</a><a href="/b/">D</a><link href="/a.svg"><a href="https://x.example/">E</a>'
  expect(deadLinkProblems(page(html), out).map(({ message }) => message)).toEqual([
    'A link leads to /locations/gone, where there is no page',
    'A link leads to /locations, where there is no page',
  ])
})

test.each([
  ['<link rel="canonical" href="https://www.ants.com"/>', 0],
  ['<link rel="canonical" href="https://staging.ants.com"/>', 1],
  [
    '<meta name="robots" content="noindex, nofollow"/><link rel="canonical" href="https://www.ants.com"/>',
    1,
  ],
])('a home page with %s is found as a preview %d times', (html, times) => {
  expect(previewProblems(page(html), 'https://www.ants.com')).toHaveLength(times)
})
