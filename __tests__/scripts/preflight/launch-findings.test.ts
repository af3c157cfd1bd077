import { sourceFiles } from '../../support/source-files'
import { company } from '@/content/company'
import { companyFindings, siteUrlOf } from '@/scripts/preflight/company.mjs'
import { launchFindings } from '@/scripts/preflight/launch-findings.mjs'
import { literalsOf } from '@/scripts/preflight/literals.mjs'

const today = new Date('2030-03-15T12:00:00Z')

const mendedLines = {
  name: `name: 'Ants & Sons',`,
  wordmark: `wordmark: ['Ants', '& Sons'],`,
  siteUrl: `siteUrl: 'https://www.antsandsons.com',`,
  phone: `phone: { display: '(614) 221-4000', dial: '+16142214000' },`,
  email: `email: 'office@antsandsons.com',`,
  address: `address: { street: '12 West Gay Street', postalCode: '43215' },`,
  social: `social: [{ network: 'Facebook', url: 'https://www.facebook.com/antsandsons' }],`,
  claim: `claimsConfirmed: { 'No contracts': true },`,
  contact: `securityContactChecked: '2030-03-01',`,
}

type Line = keyof typeof mendedLines

const linesBefore = 2
const lineOf = (name: Line) => Object.keys(mendedLines).indexOf(name) + linesBefore + 1

/** content/company.ts of somebody who has mended everything, but for one line. */
function companyFile(broken: Partial<Record<Line, string>> = {}) {
  const lines = Object.values({ ...mendedLines, ...broken })
  const before = ['// Not (614) 555-0142 or example.com.', 'export const company = {']
  return {
    file: 'content/company.ts',
    text: [...before, ...lines, '} as const satisfies Company'].join('\n'),
  }
}

const endpointSource = {
  file: 'lib/estimate/estimate-endpoint.ts',
  text: '// Why.\nexport const endpoint = process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT',
}
const endpoint = 'https://forms.antsandsons.com/estimates'

const findings = (change: Partial<Parameters<typeof launchFindings>[0]>) =>
  launchFindings({ content: [companyFile()], endpointSource, endpoint, today, ...change })

test('a site where everything is mended is ready', () => {
  expect(findings({})).toEqual([])
})

const wrongClaim = `claimsConfirmed: { 'No contracts': false },`

const wrongLines: [Line, string, RegExp][] = [
  ['name', `name: 'Central Ohio Pest Control',`, /placeholder name/],
  ['wordmark', `wordmark: ['Central Ohio', 'Pest Control'],`, /placeholder name/],
  ['siteUrl', `siteUrl: 'https://www.example.com',`, /www\.example\.com is a name reserved/],
  ['siteUrl', `siteUrl: 'http://www.antsandsons.com',`, /no address of a live site/],
  ['siteUrl', `siteUrl: 'https://localhost:3000',`, /no address of a live site/],
  ['siteUrl', `siteUrl: 'antsandsons.com',`, /no address of a live site/],
  ['siteUrl', `siteUrl: '',`, /siteUrl is missing/],
  ['phone', `phone: { display: '(614) 555-0142', dial: '+16145550142' },`, /nobody can have/],
  ['phone', `phone: { display: '614.555.0199' },`, /614\.555\.0199/],
  ['phone', `phone: { display: '1-800-555-0100' },`, /800-555-0100/],
  ['phone', `phone: { display: '(555) 221-4000' },`, /nobody can have/],
  ['phone', `phone: { display: '(123) 456-7890' },`, /nobody can have/],
  ['phone', `phone: { dial: '+10000000000' },`, /nobody can have/],
  ['email', `email: 'hello@example.com',`, /example\.com/],
  ['email', `email: 'hello@ants.test',`, /ants\.test/],
  ['address', `address: { street: '123 Main Street' },`, /placeholder street/],
  ['social', `social: [{ url: 'https://www.facebook.com/' }],`, /leads to the network/],
  ['social', `social: [{ url: 'https://www.facebook.com' }],`, /leads to the network/],
  ['social', `social: [{ url: '#' }],`, /leads to the network/],
  ['claim', wrongClaim, /the claim "No contracts"/],
  ['contact', `securityContactChecked: '2029-03-15',`, /has expired/],
  ['contact', `securityContactChecked: '2029-05-13',`, /expires in 58 days/],
  ['contact', `securityContactChecked: '2028-12-24',`, /has expired/],
  ['contact', `securityContactChecked: 'last spring',`, /no date to expire on/],
]

test.each(wrongLines)('the %s is called for, with its line, in: %s', (name, line, problem) => {
  expect(findings({ content: [companyFile({ [name]: line })] })).toEqual([
    {
      file: 'content/company.ts',
      line: lineOf(name),
      problem: expect.stringMatching(problem) as never,
      mend: expect.stringMatching(/\w\.$/) as never,
    },
  ])
})

test.each([
  ['phone', `phone: { display: '(800) 555-2368' },`],
  ['phone', `phone: { display: '(740) 363-0100' },`],
  ['contact', `securityContactChecked: '2029-05-16',`],
  ['email', `email: 'ann@example.company.com',`],
] as const)('the %s is let pass in: %s', (name, line) => {
  expect(findings({ content: [companyFile({ [name]: line })] })).toEqual([])
})

test('a site address that is not written down at all is missing', () => {
  const content = [companyFile({ siteUrl: '' })]
  expect(findings({ content })).toEqual([
    expect.objectContaining({ problem: 'siteUrl is missing.', line: 1 }),
  ])
})

test('each sample review is called for until it says that it is none', () => {
  const text = (sample: boolean) =>
    `export const reviews = {\n  wildlife: [\n    { quote: 'Gone.', sample: ${sample} },\n  ],\n}`
  const file = 'content/testimonials.ts'
  const content = (sample: boolean) => [companyFile(), { file, text: text(sample) }]
  expect(findings({ content: content(true) })).toEqual([
    expect.objectContaining({ file, line: 3, problem: 'This review is a sample.' }),
  ])
  expect(findings({ content: content(false) })).toEqual([])
})

test.each([
  [
    'content/home.ts',
    3,
    'export const home = {\n\n  title: `Pests | Central Ohio Pest Control`,\n}',
  ],
  ['content/home.ts', 1, 'const intro = `Call (614) 555-0142, ${name}`'],
  ['content/home.ts', 2, 'const intro = `${town}:\n${name}, (614) 555-0142, ${street}`'],
  ['content/home.ts', 1, 'const intro = `${name}, (614) 555-0142`'],
  ['content/articles/ants.md', 2, '# Ants\nSend it to hello@example.com.\n'],
])('a placeholder is found in any file of content: %s, line %i', (file, line, text) => {
  expect(findings({ content: [companyFile(), { file, text }] })).toEqual([
    expect.objectContaining({ file, line }),
  ])
})

test('findings come by file and by line', () => {
  const content = [
    { file: 'content/home.ts', text: `export const title = 'example.com'` },
    companyFile({ claim: wrongClaim, name: `name: 'example.com',` }),
  ]
  expect(findings({ content, endpoint: '' }).map(({ file, line }) => [file, line])).toEqual([
    ['content/company.ts', lineOf('name')],
    ['content/company.ts', lineOf('claim')],
    ['content/home.ts', 1],
    ['lib/estimate/estimate-endpoint.ts', 2],
  ])
})

test.each([
  [undefined, /sends nothing/],
  ['', /sends nothing/],
  ['http://localhost:4000/', /nobody reads/],
  ['https://forms.example.com/', /nobody reads/],
  ['forms.antsandsons.com', /cannot be sent/],
])('the endpoint %p is called for where it is read', (wrong, problem) => {
  expect(findings({ endpoint: wrong })).toEqual([
    expect.objectContaining({
      file: 'lib/estimate/estimate-endpoint.ts',
      line: 2,
      problem: expect.stringMatching(problem) as never,
    }),
  ])
})

describe('in the site’s own content', () => {
  const literals = sourceFiles(['content'], ['.ts']).flatMap(({ path, source }) =>
    literalsOf({ file: path, text: source }),
  )
  const pathsLike = (pattern: RegExp) =>
    literals.filter(({ path }) => pattern.test(path)).map(({ path }) => path)

  test('the check reads what the site reads', () => {
    expect(siteUrlOf(literals)).toBe(company.siteUrl)
    expect(pathsLike(/^company\.social\.\d+\.url$/)).toHaveLength(company.social.length)
    expect(pathsLike(/^company\.claimsConfirmed\./)).toEqual(
      Object.keys(company.claimsConfirmed).map((claim) => `company.claimsConfirmed.${claim}`),
    )
    expect(pathsLike(/\.sample$/).length).toBeGreaterThanOrEqual(15)
  })

  test('the day of the security contact is understood', () => {
    const checked = new Date(company.securityContactChecked)
    const problems = companyFindings(literals, checked).map(({ problem }) => problem)
    expect(problems.filter((problem) => problem.startsWith('security.txt'))).toEqual([])
  })
})
