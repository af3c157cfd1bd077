import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderWith } from '../../support/content-folder'
import { thirdPartyScript } from '@/lib/company/third-party-script'
import { claimFinders, privacyFinders } from '@/scripts/preflight/claims'
import type { ContentFile } from '@/scripts/preflight/content'
import {
  deadLinkFindings,
  gapFindings,
  previewFindings,
  wordFindings,
} from '@/scripts/preflight/page-findings'
import { linesOf, readPages, type Page } from '@/scripts/preflight/pages'
import { sampleFinders, serviceFindings } from '@/scripts/preflight/sample'

const page = (html: string, file = 'out/about.html'): Page => ({ file, html, lines: linesOf(html) })

const contentFile = (file: string, text: string): ContentFile => ({ file, text, values: text })

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

describe('words that may be somebody else’s', () => {
  const finders = claimFinders({ claims: { insured: { confirmed: true } } })
  const html = '<p>We’re insured. Ask about unmarked vans that come quietly.</p>'

  test('are a hint, at the line of content where they stand, or else at the first page that says them', () => {
    const pages = [page(html), page(html, 'out/z.html')]
    const source = contentFile(
      'content/a.md',
      'One\n\nAsk about unmarked vans that come quietly.\n',
    )
    const [there, ...none] = wordFindings(pages, [source], finders)
    expect(there).toMatchObject({ file: 'out/about.html', line: 1, isHint: true })
    expect(there?.problem).toContain('“unmarked” is said')
    expect(there?.problem).toContain('Ask about unmarked vans')
    expect(none).toEqual([])
    const line = contentFile(
      'content/b.md',
      'One\n\nWe’re insured. Ask about unmarked vans that come quietly.',
    )
    expect(wordFindings(pages, [line], finders)).toMatchObject([{ file: 'content/b.md', line: 3 }])
  })

  test('are found with narrow spaces and long hyphens too', () => {
    const pages = [page('<p>Same\u2011day visits.</p>')]
    expect(wordFindings(pages, [], claimFinders({}))).toHaveLength(1)
  })

  test('are passed over where the owner says that they are theirs', () => {
    expect(wordFindings([page(html)], [], finders, ['unmarked vans'])).toEqual([])
  })

  test.each([
    'Come by our shop to see ours.',
    'Hang it all night and all day.',
    'Attic heat cracks the caulk, and dryer heat kills bed bugs.',
    'If your builder’s warranty is still running, photograph each gap.',
  ])('are not seen in %s', (text) => {
    expect(wordFindings([page(`<p>${text}</p>`)], [], claimFinders({}))).toEqual([])
  })

  test('are a promise of privacy once another company’s script runs', () => {
    const script = thirdPartyScript.parse({
      src: 'https://cdn.booking.example/widget.js',
      privacySentence: 'Booking Example shows the calendar, and learns your address.',
    })
    const find = (thirdPartyScript?: typeof script) =>
      wordFindings([page('<p>We have no tracking.</p>')], [], privacyFinders({ thirdPartyScript }))
    expect(find(script)).toHaveLength(1)
    expect(find()).toEqual([])
  })
})

describe('where the sample company works', () => {
  const town = (city: string, county: string) =>
    contentFile(`content/locations/${city}.md`, `---\ncity: '${city}'\ncounty: ${county}\n---\n`)
  const find = (region: { name: string; city: string; state: string; county: string }) => {
    const content = [town(region.city, region.county), town('Dublin', 'Franklin')]
    const html =
      '<p>Since 1998 in Central Ohio.</p><p>Dublin, Gahanna and Licking County.</p><p>In Ohio, says Ohio State.</p>'
    return wordFindings([page(html)], content, sampleFinders({ region }, content)).map(
      ({ problem, isHint }) => [/“(.*?)”/.exec(problem)?.[1], isHint],
    )
  }

  test('an honest company of Columbus is refused nothing, whatever it calls its region', () => {
    expect(
      find({ name: 'the Columbus area', city: 'Columbus', state: 'Ohio', county: 'Franklin' }),
    ).toEqual([
      ['Central Ohio', true],
      ['Gahanna', true],
      ['Licking County', true],
    ])
  })

  test('a company elsewhere is asked about each place, and about the state', () => {
    const found = find({
      name: 'the Bluegrass',
      city: 'Lexington',
      state: 'Kentucky',
      county: 'Fayette',
    })
    expect(found.map(([said]) => said)).toEqual([
      'Central Ohio',
      'Ohio',
      'Gahanna',
      'Licking County',
      'Ohio',
    ])
    expect(found.every(([, isHint]) => isHint)).toBe(true)
  })

  test('a service that is gone is asked about where a page still offers it, and no article is', () => {
    const services = (names: string[]) => [
      contentFile(
        'content/services.yaml',
        `services:\n${names.map((name) => `  - { slug: x, name: ${name} }\n`).join('')}`,
      ),
    ]
    const html = '<p>Bed bug specialists and wildlife removal.</p>'
    const all = ['Pest Control', 'Bed Bug Removal', 'Animals']
    const count = (names: string[], file?: string) =>
      serviceFindings([page(html, file)], services(names)).length
    expect(count(['Pest Control'])).toBe(2)
    expect(count(all)).toBe(0)
    expect(count(['Pest Control'], 'out/blog/a.html')).toBe(0)
    expect(serviceFindings([page(html)], [])).toEqual([])
  })
})

test.each([
  'Top-rated here: , with 2,400 customers',
  'We serve  you',
  'Trusted by customers since 2010, with  customers',
  'Call undefined today',
  'We come .',
  'Ants () and bats',
  'Rated ((rating)) here',
])('a text with a hole in it is found: %s', (text) => {
  const [found] = gapFindings(
    [page(`<p>${text}</p>`)],
    [contentFile('content/a.md', `One\n${text}`)],
  )
  expect(found).toMatchObject({ file: 'content/a.md', line: 2 })
  expect(found).not.toHaveProperty('isHint')
})

test.each(['Call us: we come, and look.', 'It’s 3/8 in. wide (or more).', 'Wait… and see'])(
  'a whole text is let pass: %s',
  (text) => expect(gapFindings([page(`<p>${text}</p>`)], [])).toEqual([]),
)

test('an empty heading, item or description is found; a place for messages is none', () => {
  const html = '<h2 id="a"></h2><ul><li> </li></ul><p role="status"></p><p>Words</p>'
  expect(gapFindings([page(html)], [])).toHaveLength(2)
})

test('a link to a page that is gone is found, and one to a folder of pages', () => {
  const out = folderWith({
    'about.html': '',
    'a.svg': '',
    'locations/x.html': '',
    'b/index.html': '',
  })
  const html =
    '<a href="/about#x">A</a><a href="/locations/gone">B</a><a href="/locations">C</a><a href="/b/">D</a><link href="/a.svg"><a href="https://x.example/">E</a>'
  expect(deadLinkFindings([page(html)], out).map(({ problem }) => problem)).toEqual([
    'A link leads to /locations/gone, where there is no page.',
    'A link leads to /locations, where there is no page.',
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
  const pages = [page(html, 'out/index.html'), page('<p>About</p>')]
  expect(previewFindings(pages, 'https://www.ants.com', 'out')).toHaveLength(times)
})
