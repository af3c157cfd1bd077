import { stringify } from 'yaml'
import { folderWith, markdownFile } from '../../../support/content-folder'
import { fixedCompany, today } from './fixed-company'
import { loadContent } from '@/lib/content/load'
import { launchProblems } from '@/scripts/tools/preflight/launch-problems'
import { linesOf } from '@/scripts/tools/preflight/pages'
import { sampleRules } from '@/scripts/tools/preflight/rules'

const endpoint = 'https://forms.antsandsons.com/estimates'
const kentucky = { name: 'the Bluegrass', city: 'Lexington', state: 'Kentucky', county: 'Fayette' }
const everyClaim = ['insured', 'same-day', 'unmarked-vehicles']
const claims = Object.fromEntries(everyClaim.map((claim) => [claim, { confirmed: true }]))
/**
 * What is told of a site whose company has nothing to fix: file, line, and sentence.
 *
 * @param change Of the company.
 * @param pages What is between the tags of its pages' bodies, by name; undefined before a build.
 * @param files Of its content.
 */
function told(
  change: object,
  pages: Record<string, string> | undefined,
  files: Record<string, string> = {},
) {
  const company = stringify({ ...fixedCompany, region: kentucky, claims, ...change })
  const root = folderWith({ 'company.yaml': company, ...files })
  const read = Object.entries(pages ?? {}).map(([name, html]) => {
    return { file: `out/${name}.html`, html, lines: linesOf(html) }
  })
  const site = { content: loadContent(root).content, out: 'out', pages: pages && read }
  return launchProblems(site, endpoint, today).map(
    ({ file, line, message, isHint }) =>
      `${file.replace(`${root}/`, '')}:${line} ${isHint ? 'hint: ' : ''}${message}`,
  )
}

test('a site where everything is fixed is ready once it is built', () => {
  expect(told({}, { about: '<p>We are insured.</p>' })).toEqual([])
  expect(told({}, undefined)).toEqual([
    expect.stringMatching(/^out:1 The finished pages are missing/),
  ])
})

test.each([
  ['(614) 555-0142', /nobody can have/],
  ['1-800-555-0100', /800-555-0100/],
  ['(555) 221-4000', /nobody can have/],
  ['614.555.0199', /614\.555\.0199/],
  ['(123) 456-7890', /nobody can have/],
  ['(614) 123-7890', /nobody can have/],
  ['hello@ants.test', /^\S+ ants\.test is a name reserved/],
  ['https://www.example.com', /www\.example\.com is a name reserved/],
  ['Central Ohio Pest Control', /name of the sample company/],
])('%s is told wherever it is written, and else at the page', (words, message) => {
  const article = markdownFile({ slug: 'ants' }, `Look.\n\nCall ${words}, day or night.`)
  const page = { about: `<p>Call ${words}, day or night.</p>` }
  const refused = (files = {}) => told({}, page, files).filter((line) => !line.includes('hint:'))
  expect(refused({ 'articles/ants.md': article })).toEqual([
    expect.stringMatching(/^articles\/ants\.md:7 /),
  ])
  const [found = '', ...others] = refused()
  expect(found).toMatch(/^out\/about\.html:1 /)
  expect(found.replace('out/about.html:1', 'article')).toMatch(message)
  expect(others).toEqual([])
})

test.each(['(800) 555-2368', '(740) 363-0100', 'ann@example.company.com', '10005550142000'])(
  '%s is let pass',
  (words) => expect(told({}, { about: `<p>Call ${words}</p>` })).toEqual([]),
)

test('a number that is shown and dialed on one line is told once, and problems come by file and line', () => {
  const phone = '{ display: (614) 555-0142, dial: "+16145550142" }'
  const files = { 'navigation.yaml': `title: example.com\nphone: ${phone}\n` }
  const [first = '', second = '', ...others] = told({ email: 'a@example.org' }, {}, files)
  expect(first).toMatch(/^company\.yaml:\d+ example\.org/)
  expect(second).toMatch(/^navigation\.yaml:1 example\.com/)
  expect(others).toEqual([expect.stringMatching(/^navigation\.yaml:2 \(614\) 555-0142/)])
})

describe('words that may be somebody else’s', () => {
  const unclaimed = { claims: { insured: { confirmed: true } } }
  const html = '<p>We’re insured. Ask about unmarked vans that come quietly.</p>'

  test('are a hint at the first page that says them, or where they are written', () => {
    const written = markdownFile(
      { slug: 'a' },
      'We’re insured. Ask about unmarked vans that come quietly.',
    )
    expect(told(unclaimed, { about: html, z: html })).toEqual([
      expect.stringMatching(/^out\/about\.html:1 hint: “unmarked” is said.*\(.*Ask about unmarked/),
    ])
    expect(told(unclaimed, { about: html }, { 'articles/a.md': written })).toEqual([
      expect.stringMatching(/^articles\/a\.md:5 hint:/),
    ])
  })

  test('are found with narrow spaces and long hyphens too', () => {
    expect(told(unclaimed, { about: '<p>Same\u2011day visits.</p>' })).toHaveLength(1)
  })

  test('are passed over where the owner says that they are theirs', () => {
    expect(told({ ...unclaimed, ourWords: ['unmarked vans'] }, { about: html })).toEqual([])
  })

  test.each([
    'Come by our shop to see ours.',
    'Hang it all night and all day.',
    'Attic heat cracks the caulk, and dryer heat kills bed bugs.',
  ])('are not seen in %s', (text) => {
    expect(told({ claims: {} }, { about: `<p>${text}</p>` })).toEqual([])
  })

  test('are a promise of privacy once another company’s script runs', () => {
    const page = { about: '<p>We have no tracking.</p>' }
    const thirdPartyScript = {
      src: 'https://cdn.booking.com/widget.js',
      privacySentence: 'Booking shows the calendar, and learns your address.',
    }
    expect(told({ thirdPartyScript }, page)).toHaveLength(1)
    expect(told({}, page)).toEqual([])
  })
})

describe('of the sample company are', () => {
  const text =
    'In Central Ohio and Dublin. In Ohio, says Ohio State. General pest control, wildlife removal.'
  const found = (region: object, own: string[]) =>
    sampleRules({ region: { ...kentucky, ...region } }, own).flatMap(
      ({ words }) => text.match(words) ?? [],
    )
  const ohio = { name: 'the Columbus area', city: 'Columbus', state: 'Ohio', county: 'Franklin' }

  test('the names of its places and services that are none of this one’s', () => {
    const all = ['Central Ohio', 'Dublin', 'Ohio', 'General pest control', 'wildlife removal']
    expect(found({}, [])).toEqual(all)
    expect(found(ohio, ['Dublin', 'Animals'])).toEqual(['Central Ohio', 'General pest control'])
    expect(found({ ...ohio, name: 'Central Ohio' }, ['Dublin', 'Pests', 'Wildlife'])).toEqual([])
  })
})

test.each([
  'Very good here: , they say',
  'We serve  you',
  'Call undefined today',
  'We come .',
  'Ants () and bats',
  'Rated ((rating)) here',
])('a text with a hole in it must not go live: %s', (text) => {
  expect(told({}, { about: `<p>${text}</p>` })).toEqual([
    expect.stringMatching(/^out\/about\.html:1 Something is missing here/),
  ])
})

test.each(['Call us: we come, and look.', 'It’s 3/8 in. wide (or more).', 'Wait… and see'])(
  'a whole text is let pass: %s',
  (text) => expect(told({}, { about: `<p>${text}</p>` })).toEqual([]),
)
