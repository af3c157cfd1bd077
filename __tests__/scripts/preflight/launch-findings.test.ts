import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { company } from '@/lib/company/company'
import type { Company } from '@/lib/company/company-schema'
import { forms } from '@/lib/forms/settings'
import { companyFindings } from '@/scripts/preflight/company'
import type { ContentFile } from '@/scripts/preflight/content'
import { launchFindings } from '@/scripts/preflight/launch-findings'

const today = new Date('2030-03-15T12:00:00Z')

/** The company of somebody who has fixed everything, and says by the environment where the forms go. */
const fixed: Company = {
  ...company,
  sample: false,
  name: 'Ants & Sons',
  wordmark: ['Ants', '& Sons'],
  siteUrl: 'https://www.antsandsons.com',
  phone: { display: '(614) 221-4000', dial: '+16142214000' },
  email: 'office@antsandsons.com',
  address: { street: '12 West Gay Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
  social: [{ network: 'Facebook', url: 'https://www.facebook.com/antsandsons' }],
  claims: { 'no-contracts': { confirmed: true } },
  people: [{ name: 'Dana Ant', role: 'Technician' }],
  reviewer: { name: 'Dana Ant' },
  securityContactChecked: '2030-03-01',
  forms: undefined,
}

function contentFile(file: string, values: Record<string, unknown>, comment = ''): ContentFile {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)}`,
  )
  return { file, values, text: [comment, ...lines].join('\n') }
}

function yamlFile(file: string, values: object, comment = ''): ContentFile {
  const text = [comment, stringify(values)].join('\n')
  return { file, text, values: text }
}

const companyFile = (change: Partial<Company> = {}) =>
  yamlFile('content/company.yaml', { ...fixed, ...change }, '# Not (614) 555-0142.')

/** The line, from 1, of a file on which some words stand for the first time. */
const lineOf = (words: string, { text }: { text: string }) =>
  text.split('\n').findIndex((line) => line.includes(words)) + 1

const workingEndpoint = 'https://forms.antsandsons.com/estimates'

const findings = (content: ContentFile[], endpoint: string | undefined = workingEndpoint) =>
  launchFindings({ content, out: 'out', pages: [] }, endpoint, today)

test('without finished pages nothing is ready, and the build is asked for', () => {
  const site = { content: [companyFile()], out: 'out' }
  expect(launchFindings(site, workingEndpoint, today)).toEqual([
    expect.objectContaining({ file: 'out', fix: 'Run npm run build, and then this again.' }),
  ])
})

test('a site where everything is fixed is ready', () => {
  expect(findings([companyFile()])).toEqual([])
})

const phone = (display: string) => ({ phone: { ...fixed.phone, display } })
const social = (url: string) => ({ social: [{ network: 'Facebook', url }] })

const wrongValues: [Partial<Company>, where: string, problem: RegExp][] = [
  [{ name: 'Central Ohio Pest Control' }, 'Central Ohio', /placeholder name/],
  [{ wordmark: ['Central Ohio', 'Pest Control'] }, 'wordmark:', /placeholder name/],
  [{ siteUrl: 'https://www.example.com' }, 'siteUrl:', /www\.example\.com is a name reserved/],
  [{ siteUrl: 'http://www.antsandsons.com' }, 'siteUrl:', /no address of a live site/],
  [{ siteUrl: 'https://localhost:3000' }, 'siteUrl:', /no address of a live site/],
  [{ siteUrl: 'antsandsons.com' }, 'siteUrl:', /no address of a live site/],
  [{ siteUrl: '' }, 'siteUrl:', /siteUrl is missing/],
  [{ phone: { ...fixed.phone, dial: '+16145550142' } }, 'dial:', /nobody can have/],
  [phone('614.555.0199'), 'display:', /614\.555\.0199/],
  [phone('1-800-555-0100'), 'display:', /800-555-0100/],
  [phone('(555) 221-4000'), 'display:', /nobody can have/],
  [phone('(123) 456-7890'), 'display:', /nobody can have/],
  [{ phone: { ...fixed.phone, dial: '+10000000000' } }, 'dial:', /nobody can have/],
  [{ email: 'hello@example.com' }, 'email:', /example\.com/],
  [{ email: 'hello@ants.test' }, 'email:', /ants\.test/],
  [{ address: { ...fixed.address, street: '123 Main Street' } }, 'street:', /placeholder street/],
  [social('https://www.facebook.com/'), 'url:', /leads to the network/],
  [social('https://www.facebook.com'), 'url:', /leads to the network/],
  [social('#'), 'url:', /leads to the network/],
  [{ claims: { 'same-day': { confirmed: false } } }, 'same-day:', /the claim "same-day"/],
  [{ securityContactChecked: '2029-03-15' }, 'securityContactChecked:', /has expired/],
  [{ securityContactChecked: '2029-05-13' }, 'securityContactChecked:', /expires in 58 days/],
  [{ securityContactChecked: 'last spring' }, 'securityContactChecked:', /no date to expire/],
]

test.each(wrongValues)('%o is called for, with its line', (change, where, problem) => {
  const file = companyFile(change)
  expect(findings([file])).toEqual([
    {
      file: 'content/company.yaml',
      line: lineOf(where, file),
      problem: expect.stringMatching(problem) as never,
      fix: expect.stringMatching(/\w\.$/) as never,
    },
  ])
})

test.each([
  phone('(800) 555-2368'),
  phone('(740) 363-0100'),
  { wordmark: ['Central Ohio', 'Exterminators'] as [string, string] },
  { address: { ...fixed.address, street: '123 Main Street', postalCode: '43085' } },
  { securityContactChecked: '2029-05-16' },
  { email: 'ann@example.company.com' },
])('%o is let pass', (change) => {
  expect(findings([companyFile(change)])).toEqual([])
})

const license = (expires: string, number = 'AB-12') => ({ name: 'Business', number, expires })

test.each([
  ['2030-05-14', []],
  ['2030-05-13', ['License AB-12 expires in 59 days.', 'hint']],
  // The last day still counts.
  ['2030-03-15', ['License AB-12 expires in 0 days.', 'hint']],
  ['2030-03-14', ['License AB-12 has expired.']],
])('a license until %s: %o', (expires, told) => {
  const file = companyFile({ licenses: [license('2031-01-01', 'ZZ-9'), license(expires)] })
  const found = findings([file])
  expect(found.flatMap(({ problem, isHint }) => [problem, ...(isHint ? ['hint'] : [])])).toEqual(
    told,
  )
  expect(found.map(({ line }) => line)).toEqual(told.length > 0 ? [lineOf('AB-12', file)] : [])
})

test('a claim to be licensed without a number is worth a look', () => {
  const claims = { 'licensed-wildlife': { confirmed: true } }
  expect(findings([companyFile({ claims, licenses: [] })])).toEqual([
    expect.objectContaining({
      isHint: true,
      problem: expect.stringMatching(/no number/) as string,
    }),
  ])
  expect(findings([companyFile({ claims, licenses: [license('2031-01-01')] })])).toEqual([])
})

test('a number whose texts nobody reads is worth a look', () => {
  const texts = { display: '(614) 221-4001', dial: '+16142214001', isRead: false }
  expect(findings([companyFile({ texts })]).map(({ isHint }) => isHint)).toEqual([true])
  expect(findings([companyFile({ texts: { ...texts, isRead: true } })])).toEqual([])
})

test('links to reviews lead to those of the business', () => {
  const told = (url: string) =>
    findings([companyFile({ reviewLinks: { all: url } })]).map(({ problem }) => problem)
  expect(told('https://www.google.com/')).toEqual([expect.stringMatching(/leads to a whole site/)])
  expect(told('https://www.google.com/maps/ants')).toEqual([])
})

test('addresses reserved for examples are found among the ways to reach the business', () => {
  const booking = 'https://book.example.com/ants'
  expect(findings([companyFile({ booking })])).toEqual([
    expect.objectContaining({ problem: expect.stringMatching(/reserved for examples/) as string }),
  ])
})

test('a closing that has passed is worth a look, and one that is to come is not', () => {
  const told = (date: string) =>
    findings([companyFile({ closures: [{ date, note: 'Closed' }] })]).map(({ isHint }) => isHint)
  expect(told('2030-03-15')).toEqual([])
  expect(told('2030-03-14')).toEqual([true])
})

test('of several networks each that is not the owner’s page has its own line', () => {
  const file = companyFile({
    social: ['#', 'https://x.com/ants', '#'].map((url) => ({ network: 'One', url })),
  })
  const first = lineOf('url: "#"', file)
  expect(findings([file]).map(({ line }) => line)).toEqual([first, first + 4])
})

test('each sample review is called for until it says that it is none', () => {
  const reviews = (sample: boolean) =>
    yamlFile('content/reviews.yaml', {
      services: { wildlife: [{ quote: 'Gone.', source: { name: 'a letter' }, sample }] },
    })
  expect(findings([companyFile(), reviews(true)])).toEqual([
    expect.objectContaining({
      file: 'content/reviews.yaml',
      line: lineOf('sample:', reviews(true)),
      problem: expect.stringContaining('This review is a sample.') as string,
    }),
  ])
  expect(findings([companyFile(), reviews(false)])).toEqual([])
  const text = 'home:\n  - quote: Gone.\n    sample:  True\n'
  const capital = { file: 'content/reviews.yaml', text, values: text }
  expect(findings([companyFile(), capital]).map(({ line }) => line)).toEqual([3])
})

test.each([
  [undefined, /says nowhere where a customer wrote it.*16 CFR 465/],
  [{}, /says nowhere/],
  [{ name: 'Google', url: 'https://www.google.com/' }, /leads to a whole site/],
])('a review that is no sample, from %o, is called for at its line', (source, problem) => {
  const letter = { quote: 'Gone.', source: { name: 'a letter' } }
  const file = yamlFile('content/reviews.yaml', { home: [letter, { quote: 'Back.', source }] })
  expect(findings([companyFile(), file])).toEqual([
    {
      file: file.file,
      line: lineOf('Back.', file),
      problem: expect.stringMatching(problem) as never,
      fix: expect.any(String) as never,
    },
  ])
})

test('a review is let pass with where it was written, and a sample without', () => {
  const url = 'https://maps.google.com/reviews/1'
  const home = [
    { quote: 'Gone.', source: { name: 'Google', url } },
    { quote: 'Gone too.', source: { name: 'a letter' } },
  ]
  expect(findings([companyFile(), yamlFile('content/reviews.yaml', { home })])).toEqual([])
  const samples = yamlFile('content/reviews.yaml', { home: [{ quote: 'Gone.', sample: true }] })
  expect(findings([companyFile(), samples])).toHaveLength(1)
})

test('a number of an office that nobody has called is shown, but stops nobody', () => {
  const offices = [
    { name: 'County office', phone: '(614) 221-4001' },
    { name: 'City office', phone: '(614) 221-4002', called: '2030-03-01' },
    { name: 'Village office' },
  ]
  const file = yamlFile('content/offices.yaml', { offices })
  expect(findings([companyFile(), file])).toEqual([
    expect.objectContaining({ line: lineOf('County', file), isHint: true }),
  ])
})

describe('of what only the owner knows of a service', () => {
  const serviceTerms = (text: string) => ({
    file: 'content/service-terms.yaml',
    text,
    values: text,
  })
  const filled = 'range: false\n  visitLength: An hour\n  guaranteeLength: 90 days\n  methods: Cash'

  test('an empty field is called for at its line, and one that is not there at its service’s', () => {
    const file = serviceTerms(
      `ants:\n  ${filled}\nbats:\n  guarantee: All of it\n  range:\n  methods: Cash\n`,
    )
    expect(findings([companyFile(), file]).map(({ line, problem }) => [line, problem])).toEqual([
      [6, 'The site doesn’t say how long a visit takes.'],
      [6, 'The site doesn’t say how long the guarantee lasts.'],
      [8, 'The site doesn’t say what the work usually costs.'],
    ])
  })

  test('nothing is called for once each field has words, or false', () => {
    expect(findings([companyFile(), serviceTerms(`ants:\n  ${filled}\n`)])).toEqual([])
  })

  test('what is empty is a hint, but the price, which is written or left out on purpose', () => {
    const file = serviceTerms(`bats:\n  ${filled.replace('range: false', 'range:')}\n`)
    const emptyMethods = serviceTerms(`bats:\n  ${filled.replace('methods: Cash', 'methods:')}\n`)
    expect(findings([companyFile(), file]).map(({ isHint }) => isHint)).toEqual([undefined])
    expect(findings([companyFile(), emptyMethods]).map(({ isHint }) => isHint)).toEqual([true])
  })
})

test('a placeholder is found in any file of content', () => {
  const page = contentFile('content/navigation.ts', {
    home: { meta: ['Call (614) 555-0142, day or night'] },
  })
  const article = {
    file: 'content/articles/ants.md',
    text: '# Ants\n* Send it to a@example.com.\n',
  }
  expect(findings([companyFile(), page, { ...article, values: article.text }])).toEqual([
    expect.objectContaining({ file: article.file, line: 2 }),
    expect.objectContaining({ file: page.file, line: lineOf('555-0142', page) }),
  ])
})

test('a placeholder that a text takes from the company is called for there alone', () => {
  const name = 'Central Ohio Pest Control'
  const text = 'export const title = `Pests | ${company.name}`'
  const page = { file: 'content/navigation.ts', text, values: { title: `Pests | ${name}` } }
  expect(findings([companyFile({ name }), page]).map(({ file }) => file)).toEqual([
    'content/company.yaml',
  ])
})

test('findings come by file and by line', () => {
  const page = contentFile('content/navigation.ts', { title: 'example.com' })
  const file = companyFile({
    name: 'example.com',
    claims: { 'no-contracts': { confirmed: false } },
  })
  expect(findings([page, file], '').map(({ file, line }) => [file, line])).toEqual([
    ['content/company.yaml', 1],
    ['content/company.yaml', lineOf('name:', file)],
    ['content/company.yaml', lineOf('no-contracts:', file)],
    ['content/navigation.ts', 2],
  ])
})

test.each([
  ['', /sends nothing/],
  ['http://localhost:4000/', /nobody reads/],
  ['https://forms.example.com/', /nobody reads/],
  ['forms.antsandsons.com', /cannot be sent/],
])('forms that the environment sends to %p are called for', (endpoint, problem) => {
  expect(findings([companyFile()], endpoint)).toEqual([
    expect.objectContaining({
      file: 'content/company.yaml',
      line: 1,
      problem: expect.stringMatching(problem) as never,
    }),
  ])
})

test('forms that the company’s file sends somewhere are called for at that line, or let pass', () => {
  const file = (endpoint: string) => companyFile({ forms: forms.parse({ endpoint }) })
  expect(findings([file(workingEndpoint)], '')).toEqual([])
  expect(findings([file('/api/forms')], '')).toEqual([])
  const local = file('http://localhost:4000/')
  expect(findings([local], '')).toEqual([
    expect.objectContaining({
      line: lineOf('forms:', local),
      problem: expect.stringMatching(/nobody reads/) as never,
    }),
  ])
})

test('in the site’s own file each claim has its line, and the day of the security contact is understood', () => {
  const file = 'content/company.yaml'
  const source = { file, text: readFileSync(file, 'utf8'), values: {} }
  const claims = Object.fromEntries(
    Object.keys(company.claims).map((claim) => [claim, { confirmed: false }]),
  )
  const checked = new Date(company.securityContactChecked)
  const own = companyFindings({ source, company: { ...fixed, claims } }, checked).filter(
    ({ isHint }) => !isHint,
  )
  const lines = source.text.split('\n')
  for (const [index, claim] of Object.keys(claims).entries()) {
    expect(lines[(own[index]?.line ?? 0) - 1]).toContain(claim)
  }
  expect(own).toHaveLength(Object.keys(claims).length)
})
