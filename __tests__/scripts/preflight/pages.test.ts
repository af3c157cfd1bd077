import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderWith } from '../../support/content-folder'
import { knownClaims, type ClaimKey } from '@/content/claims'
import { thirdPartyScript } from '@/lib/content/third-party-script'
import { claimFinders, privacyFinders } from '@/scripts/preflight/claims'
import type { ContentFile } from '@/scripts/preflight/content'
import {
  deadLinkFindings,
  gapFindings,
  previewFindings,
  wordFindings,
} from '@/scripts/preflight/page-findings'
import { linesOf, readPages, type Page } from '@/scripts/preflight/pages'
import { sampleFinders } from '@/scripts/preflight/sample'
import { serviceFindings } from '@/scripts/preflight/services'

const page = (html: string, file = 'out/about.html'): Page => ({ file, html, lines: linesOf(html) })

const markdown = (text: string): ContentFile => ({
  file: 'content/articles/ants.md',
  text,
  values: text,
})

test('what is read of a page are its texts, and those of its description, pictures and structured data', () => {
  const html = `<!DOCTYPE html><html><head><title>Ants &amp; Sons</title>
    <meta name="description" content="All about ants"/><style>p{content:"no"}</style>
    <script type="application/ld+json">{"name":"Ants","list":[{"text":"One"}]}</script></head>
    <body><p>Call <b>us</b> <!-- -->today.</p><img alt="A mouse" src="/m.svg"><script>no()</script></body></html>`
  expect(linesOf(html).sort()).toEqual(
    ['A mouse', 'All about ants', 'Ants', 'Ants & Sons', 'Call us today.', 'One'].sort(),
  )
})

describe('the finished pages', () => {
  const site = () => folderWith({ 'content/navigation.ts': '', 'out/index.html': '<p>Hi</p>' })
  const read = (folder: string) => readPages(join(folder, 'out'), join(folder, 'content'))

  test('are read once they are there', () => {
    expect(read(site())?.map(({ lines }) => lines)).toEqual([['Hi']])
    expect(read(folderWith({ 'content/navigation.ts': '' }))).toBeUndefined()
  })

  test('count as missing when content has changed since, or a file of it has gone', () => {
    const folder = site()
    const later = new Date(Date.now() + 60_000)
    utimesSync(join(folder, 'content/navigation.ts'), later, later)
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

describe('a claim', () => {
  const said: Readonly<Record<ClaimKey, string>> = {
    'same-day': 'Ask for same-day service.',
    'answered-24-7': 'Call day or night, 24/7.',
    'heat-treatment': 'We use heat treatment.',
    'free-estimate': 'Ask for a free estimate.',
    'no-contracts': 'There are no contracts.',
    guarantee: 'You have a 100% satisfaction guarantee.',
    'unmarked-vehicles': 'We come in an unmarked van.',
    'eco-friendly': 'Ask for eco-friendly options.',
    'licensed-agriculture': 'We’re licensed by the state.',
    'licensed-wildlife': 'It takes a license, and we hold that license.',
    insured: 'We’re insured.',
    'family-owned': 'We’re family owned.',
    years: 'In business for 13+ years.',
    customers: 'Trusted by 5000+ customers.',
    rating: 'Top-rated: 4.9/5.',
    'reply-time': 'We answer your message within 24 hours.',
    'affiliation-task-force': 'We belong to the task force.',
    'affiliation-university': 'We’re affiliated with the entomology department.',
  }
  const keys = Object.keys(knownClaims) as ClaimKey[]
  const all = Object.fromEntries(keys.map((key) => [key, { confirmed: true }]))

  test.each(keys)('%s that is not made is found where it is written', (key) => {
    const content = [markdown(`# Ants\n\nSome words.\n${said[key]}\n`)]
    const pages = [page(`<p>Some words. ${said[key]}</p>`)]
    const { [key]: _, ...others } = all
    const findings = wordFindings(pages, content, claimFinders({ claims: others }))
    expect(findings).not.toHaveLength(0)
    for (const { file, line, problem, fix } of findings) {
      expect([file, line]).toEqual(['content/articles/ants.md', 4])
      expect(problem).toContain(knownClaims[key].says)
      expect(fix).toContain(key)
    }
    expect(wordFindings(pages, content, claimFinders({ claims: all }))).toEqual([])
  })

  test.each([
    'Our vans carry no name.',
    'The van carries no name.',
    'A vehicle with no name on it.',
    'Nothing on the vehicle says why.',
  ])('that vehicles are unmarked is found in other words: %s', (text) => {
    const findings = wordFindings([page(`<p>${text}</p>`)], [], claimFinders({ claims: {} }))
    expect(findings.map(({ problem }) => problem)).toEqual([
      expect.stringContaining(knownClaims['unmarked-vehicles'].says),
    ])
  })

  test.each<[ClaimKey, string]>([
    ['same-day', 'We offer same day service.'],
    ['same-day', 'Same\u2011day service.'],
    ['same-day', 'We come the same\u00A0day.'],
    ['answered-24-7', 'Open 24-7.'],
    ['answered-24-7', 'Call us 24 hours a day.'],
    ['no-contracts', 'There’s no long-term contract.'],
    ['guarantee', 'Results guaranteed.'],
    ['guarantee', 'It comes with a warranty.'],
    ['guarantee', 'Your money back.'],
    ['licensed-agriculture', 'We’re licensed & certified.'],
    ['licensed-agriculture', 'Ask to see ours.'],
    ['licensed-agriculture', 'Ask for the number, and that includes ours.'],
    ['licensed-agriculture', 'It’s separate from the pesticide license. Ask to see both.'],
    ['licensed-wildlife', 'It’s separate from the pesticide license. Ask to see both.'],
    ['insured', 'Licensed by the state. That takes exams, insurance, and a renewal.'],
    ['family-owned', 'A family-run business.'],
    ['years', 'With 13 years of experience.'],
    ['customers', 'Ask our 5,000 happy customers.'],
    ['rating', 'Rated 4.9 stars.'],
    ['rating', 'We have 4.9 out of 5.'],
    ['reply-time', 'We answer within a day.'],
  ])('%s is found in the words that people use: %s', (key, text) => {
    const { [key]: _, ...others } = all
    const finders = claimFinders({ claims: others })
    expect(wordFindings([page(`<p>${text}</p>`)], [], finders)).toEqual([
      expect.objectContaining({
        problem: expect.stringContaining(knownClaims[key].says) as string,
      }),
    ])
  })

  test.each([
    'The estimate costs you nothing.',
    'A cellar spider costs you nothing.',
    'If your builder’s warranty is still running, photograph each gap.',
    'Attic heat cracks the caulk, and mice come in for heat when it’s cold.',
    'Dry it on high heat: dryer heat kills bed bugs, and a hot wash does too.',
    'Mosquitoes wait out the heat, and wasps fly in the heat of August.',
    'Look behind the water heater, and never use space heaters.',
    'Bedrooms share a wall, so we ask to see both sides.',
    'Ants trail along pipes, day and night.',
    'If one of them walks, call us the same day.',
  ])('is not seen in words that say something else: %s', (text) =>
    expect(wordFindings([page(`<p>${text}</p>`)], [], claimFinders({ claims: {} }))).toEqual([]),
  )

  test('is found at the page where its source cannot be told', () => {
    const [finding] = wordFindings([page('<p>Call 24/7.</p>')], [], claimFinders({ claims: {} }))
    expect(finding).toMatchObject({ file: 'out/about.html', line: 1 })
  })

  test('is found although the whole list is gone from the company’s file', () => {
    const pages = [page(`<p>${Object.values(said).join('</p><p>')}</p>`)]
    const problems = wordFindings(pages, [], claimFinders({})).map(({ problem }) => problem)
    for (const key of keys) {
      expect(problems.some((problem) => problem.includes(knownClaims[key].says))).toBe(true)
    }
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
  expect(gapFindings([page(`<p>${text}</p>`)], [markdown(`One\n${text}`)])).toContainEqual(
    expect.objectContaining({ file: 'content/articles/ants.md', line: 2 }),
  )
})

test.each(['Call us: we come, and look.', 'It’s 3/8 in. wide (or more).', 'Wait… and see'])(
  'a whole text is let pass: %s',
  (text) => expect(gapFindings([page(`<p>${text}</p>`)], [])).toEqual([]),
)

test('an empty heading, item or description is found; a place for messages is none', () => {
  const html = '<h2 id="a"></h2><ul><li> </li></ul><p role="status"></p><p>Words</p>'
  expect(gapFindings([page(html)], [])).toHaveLength(2)
})

test('a link to a page that is gone is found', () => {
  const out = folderWith({ 'about.html': '', 'a.svg': '' })
  const html =
    '<a href="/about#x">A</a><a href="/locations/gone">B</a><link href="/a.svg"><a href="https://x.example/">C</a>'
  expect(deadLinkFindings([page(html)], out).map(({ problem }) => problem)).toEqual([
    'A link leads to /locations/gone, where there is no page.',
  ])
})

test('a promise of privacy is found once another company’s script runs', () => {
  const script = thirdPartyScript.parse({
    src: 'https://cdn.booking.example/widget.js',
    privacySentence: 'Booking Example shows the calendar, and learns your address on the internet.',
  })
  const pages = [page('<p>The website sets no cookies and has no tracking.</p>')]
  const find = (thirdPartyScript?: typeof script) =>
    wordFindings(pages, [], privacyFinders({ thirdPartyScript }))
  expect(find(script).length).toBeGreaterThan(0)
  expect(find()).toEqual([])
})

describe('a service that is gone', () => {
  const content = (services: string): ContentFile[] => [
    { file: 'content/services.yaml', text: `services:\n${services}`, values: undefined },
    { file: 'content/pages/home.yaml', text: '- Bed bug specialists\n', values: undefined },
    markdown('title: A Bed Bug Heat Treatment\n'),
  ]
  const pests = '  - { slug: pest-control, name: Pest Control }\n'
  const html =
    '<p>Bed bug specialists</p><p>We offer pest control, bed bug extermination, and wildlife removal.</p>'
  const find = (services: string, pages = [page(html)]) =>
    serviceFindings(pages, content(services)).map(
      ({ file, problem }) => `${file}: ${/“.*”/.exec(problem)?.[0]}`,
    )

  test('is found where a page still offers it', () => {
    expect(find(pests)).toEqual([
      'content/pages/home.yaml: “Bed bug specialists”',
      'out/about.html: “pest control, bed bug”',
      'out/about.html: “, and wildlife”',
    ])
  })

  test('is not seen where all are offered, be it under other names', () => {
    const others =
      '  - { slug: bugs, name: Bed Bug Removal }\n  - { slug: wildlife, name: Raccoons }\n'
    expect(find(pests + others)).toEqual([])
  })

  test('may be told of in articles and the field guide', () => {
    const pages = ['out/blog/a.html', 'out/field-guide/bats.html', 'out/articles.html']
    expect(
      find(
        pests,
        pages.map((file) => page(html, file)),
      ),
    ).toEqual([])
    expect(find(pests, [page('<p>A Bed Bug Heat Treatment</p>')])).toEqual([])
    expect(find(pests, [page('<p>Ask the U.S. Fish and Wildlife Service.</p>')])).toEqual([])
  })
})

test('a review of the sample is found without its mark, and its region once the business is elsewhere', () => {
  const pages = [page('<p>Quiet van, quick answer, no bugs.</p><p>All over Central Ohio</p>')]
  const find = (name: string) =>
    wordFindings(pages, [], sampleFinders({ region: { ...columbus, name } }, [town('Dublin')]))
  expect(find('Central Ohio')).toHaveLength(1)
  expect(find('Northern Ohio')).toHaveLength(2)
})

const columbus = { name: 'Central Ohio', city: 'Columbus', state: 'Ohio', county: 'Franklin' }
const lexington = { name: 'the Bluegrass', city: 'Lexington', state: 'Kentucky', county: 'Fayette' }

const town = (city: string): ContentFile => {
  const text = `---\ncity: '${city}'\ncounty: Franklin\n---\n`
  return { file: `content/locations/${city}.md`, text, values: text }
}

test('a town of the sample is found once it has no page here, and is no obstacle for a neighbor', () => {
  const pages = [page('<p>We come to Dublin, Gahanna, and all of Licking County.</p>')]
  const find = (region: typeof columbus, content: ContentFile[]) =>
    wordFindings(pages, content, sampleFinders({ region }, content)).map(
      ({ problem, isHint = false }) => [/“(.*?)”/.exec(problem)?.[1], isHint],
    )
  expect(find(columbus, [town('Dublin'), town('Gahanna')])).toEqual([])
  expect(find(columbus, [town('Dublin')])).toContainEqual(['Gahanna', true])
  expect(find(lexington, [town('Lexington')])).toEqual([
    ['Dublin', false],
    ['Gahanna', false],
    ['Licking County', false],
  ])
})

test('the sample’s city and state are found in another one, and a source from there is none', () => {
  const html =
    '<p>In Columbus it’s the owner’s.</p><p>Ohio law says so.</p><p>All bats in Ohio.</p><p>Ohio State’s sheet, the Columbus Dispatch.</p>'
  const find = (region: typeof columbus) =>
    wordFindings([page(html)], [], sampleFinders({ region }, [])).map(({ problem, isHint }) => [
      /“(.*?)”/.exec(problem)?.[1],
      isHint,
    ])
  expect(find(lexington)).toEqual([
    ['Columbus', undefined],
    ['Ohio law', undefined],
    ['Ohio', true],
  ])
  expect(find(columbus)).toEqual([])
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

test('words are found across the lines of a source, and never at code beside the content', () => {
  const pages = [page('<p>We answer around\nthe clock.</p>')]
  const code = { file: 'content/claims.ts', text: "words: ['around the clock']", values: {} }
  const found = wordFindings(pages, [code], claimFinders({ claims: {} }))
  expect(found).toEqual([expect.objectContaining({ file: 'out/about.html' })])
})
