import { stringify } from 'yaml'
import { folderWith } from '../../../support/content-folder'
import { fixedCompany, today } from './fixed-company'
import { loadContent } from '@/lib/site/site-content'
import { launchProblems } from '@/scripts/checks/launch/launch-problems'

const kentucky = { name: 'the Bluegrass', city: 'Lexington', state: 'Kentucky', county: 'Fayette' }
const ohio = { name: 'Central Ohio', city: 'Columbus', state: 'Ohio', county: 'Franklin' }
const everyClaim = ['insured', 'same-day', 'unmarked-vehicles']
const claims = Object.fromEntries(everyClaim.map((claim) => [claim, { confirmed: true }]))
const known = stringify(
  Object.fromEntries(everyClaim.map((claim) => [claim, { says: 'Somebody has made sure.' }])),
)

/** The problems of a company without other problems that has these words in an article. */
function reported(words: string, change: object = {}, files: Record<string, string> = {}) {
  const company = stringify({ ...fixedCompany, region: kentucky, claims, ...change })
  const article = `---\nslug: ants\n---\n\nLook.\n\n${words}\n`
  const root = folderWith({
    'company.yaml': company,
    'claims.yaml': known,
    'articles/ants.md': article,
    ...files,
  })
  return launchProblems(loadContent(root), {}, today).map(
    ({ file, line, message, isHint }) =>
      `${file.replace(`${root}/`, '')}:${line} ${isHint ? 'hint: ' : ''}${message}`,
  )
}

test('a company without problems is ready', () => {
  expect(reported('We are insured. Ask for same-day visits.')).toEqual([])
})

/** Each with the message that reports it. */
const notToPublish: [words: string, message: RegExp][] = [
  ['(614) 555-0142', /nobody can have/],
  ['1-800-555-0100', /800-555-0100/],
  ['(555) 221-4000', /nobody can have/],
  ['614.555.0199', /614\.555\.0199/],
  ['(614)\u00A0555\u20110142', /nobody can have/],
  ['(123) 456-7890', /\(123\) 456-7890 is .* nobody can have/],
  ['(614) 123-7890', /\(614\) 123-7890 is .* nobody can have/],
  ['hello@ants.test', /ants\.test is a name reserved/],
  ['https://www.example.com', /www\.example\.com is a name reserved/],
  ['Central Ohio Pest Control', /“Central Ohio Pest Control” is of the sample company/],
  ['Lorem ipsum', /“Lorem ipsum” is a placeholder: write the words that are still missing/],
  ['TODO', /“TODO” is a placeholder: write the words that are still missing/],
  ['us in [your city]', /“\[your city\]” is a placeholder: write your own/],
  ['/photos/sample-team.jpg', /is a picture of the sample: put a photo of your own/],
  ['[insert text here]', /“\[insert text here\]” is a placeholder: write your own/],
  ['YOUR_FORM_ID', /“YOUR_FORM_ID” is a placeholder/],
  ['pa-YOUR-OWN.js', /“YOUR-OWN” is a placeholder/],
  ['G-XXXXXXX', /“G-XXXXXXX” is a placeholder/],
  ['at ???', /“\?\?\?” is a placeholder/],
  ['https://formspree.io/f/abcdwxyz', /“abcdwxyz” is a placeholder/],
  ['00000000-0000-0000-0000-000000000000', /“0{8}-.*” is a placeholder/],
  ['123 Main Street', /“123 Main Street” is of the sample company/],
]

test('what must not be published is reported where it is written', () => {
  const text = notToPublish.map(([words]) => `Call ${words} first.`).join('\n\n')
  const found = reported(text, { region: ohio })
  const places = notToPublish.map((_, index) => `articles/ants.md:${7 + 2 * index}`)
  expect(found.map((line) => line.replace(/ (?!hint).*/, ''))).toEqual(places)
  expect(found).toEqual(notToPublish.map(([, message]) => expect.stringMatching(message)))
})

test.each(['until March 14, 2030', 'ends Feb 28 2030'])(
  '“%s” is a hint once it has passed',
  (words) => {
    expect(reported(`10% off ${words}.`)).toEqual([
      `articles/ants.md:7 hint: “${words}” has passed: write the next day, or take the words out`,
    ])
  },
)

test('days to come, and numbers and addresses that somebody can have, are accepted', () => {
  const words = [
    'until March 15, 2030',
    'until May 31',
    'pay.example-payments.com',
    'lab.test-kits.com',
    '(800) 555-2368',
    '(502) 363-0100',
    'ann@example.company.com',
    '10005550142000',
  ]
  expect(reported(words.map((accepted) => `Call ${accepted}`).join('\n\n'))).toEqual([])
})

test.each([
  ['Our satisfaction guarantee.', 1],
  ['Our satisfaction guarantee, or your money back.', 0],
  ['We come again. It isn’t a refund: so much for satisfaction.', 0],
])('“%s” is reported where satisfaction means no money back', (words, count) => {
  const lines = reported(words).filter((line) => !line.includes('hint'))
  expect(lines).toHaveLength(count)
  for (const line of lines) expect(line).toMatch(/:7 “satisfaction” means money back/)
})

test('words of a claim that the company does not make are a hint', () => {
  expect(reported('We are insured.', { claims: { 'same-day': { confirmed: true } } })).toEqual([
    'articles/ants.md:7 hint: “insured” claims “insured”, which is not among the claims of company.yaml: take it out, or write it as ((insured? …))',
  ])
})

describe('words of the sample company are a hint', () => {
  test('at their own line, also below removed lines', () => {
    const list = '((same-day? Same-day visits.))\n((insured? We\nare insured.))\n\nIn Columbus.'
    expect(reported(list, { claims: { insured: { confirmed: true } } })).toEqual([
      expect.stringMatching(/^articles\/ants\.md:11 hint: “Columbus”/),
    ])
  })

  test('but not in titles of sources', () => {
    const source = '{ title: The Columbus Dispatch, url: https://www.dispatch.com/ }'
    const article = `---\nslug: ants\nsources: [${source}]\n---\n\nLook.\n`
    expect(reported('', {}, { 'articles/ants.md': article })).toEqual([])
  })
})
