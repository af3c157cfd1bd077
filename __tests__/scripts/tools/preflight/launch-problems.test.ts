import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { folderWith } from '../../../support/content-folder'
import { fixedCompany, today } from './fixed-company'
import { contentFolder, loadContent } from '@/lib/content/load'
import { launchProblems } from '@/scripts/tools/preflight/launch-problems'

const endpoint = 'https://forms.antsandsons.com/estimates'
const kentucky = { name: 'the Bluegrass', city: 'Lexington', state: 'Kentucky', county: 'Fayette' }
const everyClaim = ['insured', 'same-day', 'unmarked-vehicles']
const claims = Object.fromEntries(everyClaim.map((claim) => [claim, { confirmed: true }]))
const known = stringify(
  Object.fromEntries(everyClaim.map((claim) => [claim, { says: 'Somebody has made sure.' }])),
)

/** What is told of a company with nothing else to fix and these words in an article: line of the article, and sentence. */
function told(words: string, change: object = {}, files: Record<string, string> = {}) {
  const company = stringify({ ...fixedCompany, region: kentucky, claims, ...change })
  const article = `---\nslug: ants\n---\n\nLook.\n\n${words}\n`
  const root = folderWith({
    'company.yaml': company,
    'claims.yaml': known,
    'articles/ants.md': article,
    ...files,
  })
  const { content } = loadContent(root)
  return launchProblems(content, { FORMS_ENDPOINT: endpoint }, today).map(
    ({ file, line, message, isHint }) =>
      `${file.replace(`${root}/`, '')}:${line} ${isHint ? 'hint: ' : ''}${message}`,
  )
}

test('a company where everything is fixed is ready', () => {
  expect(told('We are insured. Ask for same-day visits.')).toEqual([])
})

test.each([
  ['(614) 555-0142', /nobody can have/],
  ['1-800-555-0100', /800-555-0100/],
  ['(555) 221-4000', /nobody can have/],
  ['614.555.0199', /614\.555\.0199/],
  ['(123) 456-7890', /^\S+ \(123\) 456-7890 is .* nobody can have/],
  ['(614) 123-7890', /^\S+ \(614\) 123-7890 is .* nobody can have/],
  ['hello@ants.test', /ants\.test is a name reserved/],
  ['https://www.example.com', /www\.example\.com is a name reserved/],
  ['Central Ohio Pest Control', /“Central Ohio Pest Control” is of the sample company/],
  ['123 Main Street', /“123 Main Street” is of the sample company/],
])('%s is told where it is written', (words, message) => {
  const [found = '', ...others] = told(`Call ${words}, day or night.`, {
    ourWords: ['Central Ohio'],
  })
  expect(found).toMatch(/^articles\/ants\.md:7 (?!hint)/)
  expect(found).toMatch(message)
  expect(others).toEqual([])
})

test.each(['(800) 555-2368', '(740) 363-0100', 'ann@example.company.com', '10005550142000'])(
  '%s is let pass',
  (words) => expect(told(`Call ${words}`)).toEqual([]),
)

test('problems come by file and line', () => {
  const files = { 'navigation.yaml': 'title: example.com\nphone: (614) 555-0142\n' }
  expect(told('example.net', { email: 'a@example.org', people: [] }, files)).toEqual([
    expect.stringMatching(/^articles\/ants\.md:7 example\.net/),
    expect.stringMatching(/^company\.yaml:\d+ example\.org/),
    expect.stringMatching(/^company\.yaml:\d+ hint: .* name them behind people/),
    expect.stringMatching(/^navigation\.yaml:1 example\.com/),
    expect.stringMatching(/^navigation\.yaml:2 \(614\) 555-0142/),
  ])
})

describe('words that may be somebody else’s', () => {
  const unclaimed = { claims: { insured: { confirmed: true } } }
  const vans = 'We’re insured. Ask about unmarked vehicles.'

  test('are a hint where they are written, with narrow spaces and long hyphens too', () => {
    expect(told(vans, unclaimed)).toEqual([
      expect.stringMatching(/^articles\/ants\.md:7 hint: “unmarked vehicles” is said/),
    ])
    expect(told('Same\u2011day visits.', unclaimed)).toHaveLength(1)
  })

  test('are passed over where they rest on the claim, and the lines below keep their number', () => {
    const list = `((same-day? Same-day visits.))\n((insured? We\nare insured.))\n\n${vans}`
    expect(told(list, unclaimed)).toEqual([
      expect.stringMatching(/^articles\/ants\.md:11 hint: “unmarked vehicles”/),
    ])
  })

  test('are passed over where the owner says that they are theirs, and in titles of sources', () => {
    expect(told(vans, { ...unclaimed, ourWords: ['unmarked vehicles'] })).toEqual([])
    // A claim of one word may be meant in many ways.
    expect(told('We are insured.', { claims: {} })).toEqual([])
    const source = '{ title: Unmarked vehicles of Ohio, url: https://www.osu.edu/ }'
    const article = `---\nslug: ants\nsources: [${source}]\n---\n\nLook.\n`
    expect(told('', unclaimed, { 'articles/ants.md': article })).toEqual([])
  })

  test('are a promise of privacy once another company’s script runs', () => {
    const thirdPartyScript = {
      src: 'https://cdn.booking.com/widget.js',
      privacySentence: 'Booking shows the calendar, and learns your address.',
    }
    expect(told('We have no tracking.', { thirdPartyScript })).toEqual([
      expect.stringMatching(/:7 hint: “no tracking” is said, and .*widget\.js runs/),
    ])
    expect(told('We have no tracking.')).toEqual([])
  })

  test('are the names of places of the sample that are none of this one’s', () => {
    const text = 'In Central Ohio and Dublin. In Ohio, says Ohio State.'
    const ohio = { name: 'the Columbus area', city: 'Columbus', state: 'Ohio', county: 'Franklin' }
    const huron = readFileSync(join(contentFolder(), 'locations/huron.md'), 'utf8')
    const found = (change: object, files = {}) =>
      told(text, change, files).map((line) => /“(.*)” is of the sample/.exec(line)?.[1])
    expect(found({})).toEqual(['Central Ohio', 'Dublin', 'Ohio'])
    const dublin = huron.replaceAll('Huron', 'Dublin')
    expect(found({}, { 'locations/dublin.md': dublin })).not.toContain('Dublin')
    expect(found({ region: ohio, ourWords: ['Dublin'] })).toEqual(['Central Ohio'])
  })
})
