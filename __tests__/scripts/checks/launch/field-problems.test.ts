import { join } from 'node:path'
import { stringify } from 'yaml'
import { folderWith } from '../../../support/content-folder'
import { fixedCompany as fixed, today, type CompanyValues } from './fixed-company'
import type { Entry } from '@/lib/content/entries'
import { problemLine, type Problem } from '@/lib/content/problems'
import type { FieldsOf, FileName } from '@/lib/site/content-collections'
import { loadCollection } from '@/lib/site/site-content'
import {
  companyProblems,
  sampleProblems,
  serviceTermsProblems,
} from '@/scripts/checks/launch/field-problems'

/** The problems of a file with these values, each as the words of its line and the message. */
function problemLines<Name extends FileName>(
  name: Name,
  values: object,
  problemsOf: (entry: Entry<FieldsOf<Name>>) => Iterable<Problem>,
) {
  const yaml = stringify(values, { aliasDuplicateObjects: false })
  const folder = folderWith({ [`${name}.yaml`]: yaml })
  const { entries, problems } = loadCollection(name, folder, undefined)
  expect(problems.map(problemLine)).toEqual([])
  return [...problemsOf(entries[0] as Entry<FieldsOf<Name>>)].map(
    ({ file, line, message, isHint }) => {
      expect(file).toBe(join(folder, `${name}.yaml`))
      const words = yaml.split('\n')[line - 1]?.trim()
      return `${words} > ${isHint ? 'hint: ' : ''}${message}`
    },
  )
}

const companyProblemLines = (change: Partial<CompanyValues>, SITE_URL?: string) =>
  problemLines('company', { ...fixed, ...change }, (entry) =>
    companyProblems(entry, { SITE_URL }, today),
  )

const license = (expires: string) => ({
  licenses: [
    { name: 'Business', number: 'ZZ-9', expires: '2031-01-01' },
    { name: 'Person', number: 'AB-12', expires },
  ],
})

test.each<[Partial<CompanyValues>, where: string, message: RegExp]>([
  [{ name: 'Central Ohio Pest Control' }, 'name:', /placeholder name/],
  [{ wordmark: ['Central Ohio', 'Pest Control'] }, 'wordmark:', /placeholder name/],
  [
    { social: [...(fixed.social ?? []), { network: 'X', url: 'https://x.com/' }] },
    'url: https://x.com/',
    /leads to the network/,
  ],
  [{ claims: { 'same-day': { confirmed: false } } }, 'same-day:', /the claim "same-day"/],
  [
    {
      thirdPartyScripts: [
        {
          src: 'https://embed.tawk.to/1/2',
          privacySentence: 'Tawk keeps what you write to us in its chat, and for how long.',
        },
      ],
    },
    '- src: https://embed.tawk.to/1/2',
    /hint: It has styles .* headers of Cloudflare, .* GitHub Pages has no headers/,
  ],
  [license('2030-03-14'), '- name: Person', /> License AB-12 has expired/],
  // The last day still counts.
  [license('2030-03-15'), '- name: Person', /hint: License AB-12 expires in 0 days/],
  [license('2030-05-13'), '- name: Person', /hint: License AB-12 expires in 59 days/],
  [
    { claims: { 'affiliation-guild': { confirmed: true } } },
    'affiliation-guild:',
    /> The site names an affiliation that nobody can look up/,
  ],
  [{ timeZone: 'America/Denver' }, 'timeZone:', /hint: America\/Denver is not the time of KY/],
  [
    {
      address: { ...fixed.address, street: undefined },
      claims: { 'same-day': { confirmed: true } },
    },
    'same-day:',
    /hint: .*home solicitation/,
  ],
  [
    { founded: 2010, claims: { years: { value: '13+', confirmed: true } } },
    'years:',
    /hint: From 2010 to now it is 20 years/,
  ],
  [
    { claims: { 'reply-time': { value: 'within 24 hours', confirmed: true } } },
    'reply-time:',
    /hint: A message before a day on which you are closed/,
  ],
  [
    { notice: { text: 'Ask about spring.', through: '2030-03-14' } },
    'through:',
    /hint: 2030-03-14 has passed/,
  ],
  [
    { hours: [{ days: 'Mon-Fri', hours: '8am-5pm' }] },
    'hours:',
    /hint: The hours say nothing of Saturday and Sunday: .*'Sat, Sun'/,
  ],
  [
    { hours: [{ days: 'Mon-Sun', hours: '8am-5am' }] },
    '- days:',
    /hint: 8am-5am goes on until the next day: look at am and pm/,
  ],
  [
    { claims: { rating: { value: '4.9/5', confirmed: true } } },
    'rating:',
    /> The site gives a rating, and not whose/,
  ],
  [
    {
      claims: {
        rating: { value: '5', from: 'Google', url: 'https://g.acme.com/', confirmed: true },
      },
    },
    'rating:',
    /> The site gives a rating, and not whose: put the count/,
  ],
  [
    {
      people: [],
      reviewer: undefined,
      calls: { ...fixed.calls, languages: [], answeredBy: undefined },
      alsoFor: undefined,
    },
    'calls:',
    /hint: .*doesn’t say: whom visitors will meet \(people\), who checks the articles \(reviewer\), who answers the phone \(calls\.answeredBy\), languages .*, for landlords .*, for realtors/,
  ],
])('%o is reported at its line', (change, where, message) => {
  const [found = '', ...others] = companyProblemLines(change)
  expect(found).toMatch(new RegExp(`^${where}`))
  expect(found).toMatch(message)
  expect(others).toEqual([])
})

test.each<Partial<CompanyValues>>([
  {},
  { wordmark: ['Central Ohio', 'Pest Co.'] },
  license('2030-05-14'),
  { claims: { 'affiliation-guild': { url: 'https://guild.acme.com/', confirmed: true } } },
  {
    claims: {
      rating: {
        value: '5',
        from: '212 Google reviews',
        url: 'https://g.acme.com/',
        confirmed: true,
      },
    },
  },
  { forms: { endpoint: '/api/forms' } },
  { notice: { text: 'Ask about spring.', through: '2030-03-15' } },
  { closures: [{ date: '2030-03-14', through: '2030-03-15', note: 'Fair' }] },
])('%o is accepted', (change) => {
  expect(companyProblemLines(change)).toEqual([])
})

test.each([
  [undefined, /sends nothing/],
  [{ endpoint: 'https://api.web3forms.com/submit' }, /^forms: > .*access_key/],
  [{ endpoint: 'https://formspree.io/' }, /^forms: > .*no address that takes forms/],
  [{ endpoint: 'https://formspree.io/f/' }, /^forms: > .*no address that takes forms/],
  [{ endpoint: 'https://script.google.com/macros/s/1/exec' }, /no address that takes forms/],
  [{ endpoint: 'https://docs.google.com/forms/d/e/1/viewform' }, /takes forms: put the one/],
])('forms that go to %o are reported', (forms, message) => {
  expect(companyProblemLines({ forms })).toEqual([expect.stringMatching(message)])
})

test('a SITE_URL that makes every build a preview is reported at siteUrl', () => {
  expect(companyProblemLines({}, 'https://trial.antsandsons.com')).toEqual([
    expect.stringMatching(/^siteUrl: .*preview/),
  ])
})

const review = { quote: 'They are gone.', author: 'A', location: 'B', rating: 4, sample: true }

test.each<[FileName, object]>([
  ['reviews', { home: [review] }],
  ['reviews', { services: { ants: [review] } }],
  ['company', { ...fixed, people: [{ name: 'Ann', role: 'Technician', sample: true }] }],
  ['company', { ...fixed, calls: { ...fixed.calls, sample: true } }],
])('what is marked as a sample in %s is a problem at its line', (name, values) => {
  expect(problemLines(name, values, sampleProblems)).toEqual([
    expect.stringMatching(/^sample: true > This is a sample.*16 CFR 465/),
  ])
  expect(problemLines('company', { ...fixed, sample: true }, sampleProblems)).toEqual([])
})

test('a review without stars of its own is a problem', () => {
  const { rating: _, sample: _sample, ...plain } = { ...review, source: { name: 'a letter' } }
  expect(problemLines('reviews', { home: [plain] }, sampleProblems)).toEqual([
    expect.stringMatching(/^- quote: .* five stars that nobody gave/),
  ])
})

const terms = {
  price: ['the size of the house', 'the kind of pest'],
  soon: 'Within the week.',
  visits: [{ animal: 'Ants', visits: 'one for most houses' }],
  prepare: { text: 'Clear the sink.' },
  reentry: 'As the label says.',
  payment: 'When the work is done.',
}

const owners = {
  license: false,
  range: false,
  minimum: false,
  plans: [],
  examples: [],
  visitLength: 'An hour',
  followUps: 'One is in the price',
  extra: false,
  guaranteeLength: '90 days',
  methods: 'Cash',
}

/** The problems of a service with these terms beside the valid ones, for a company with these licenses and claims. */
const termsProblemLines = (
  values: object,
  company: Partial<Parameters<typeof serviceTermsProblems>[1]> = {},
) =>
  problemLines('service-terms', { ants: { ...terms, ...owners, ...values } }, (entry) =>
    serviceTermsProblems(entry, { licenses: [], claims: {}, ...company }),
  )

const confirmed = (claim: string) => ({ claims: { [claim]: { confirmed: true } } })
const licenseFor = (service: string) => ({
  licenses: [{ name: 'Pests', number: '1', expires: '2031-01-01', services: [service] }],
})
const plans = [{ name: 'Quarterly', price: '$90 a visit', covers: 'ants and wasps' }]
const missingLicense = /^ants: > No license .* covers this service/

test.each<[object, Parameters<typeof termsProblemLines>[1], RegExp]>([
  [{ license: undefined }, {}, missingLicense],
  [{ license: undefined }, licenseFor('bats'), missingLicense],
  [
    { minimum: '$95 to come out.' },
    confirmed('free-estimate'),
    /^minimum: .* looking is free, and here it costs/,
  ],
  [{ plans }, confirmed('no-contracts'), /^plans: > hint: .*how a customer ends it/],
  [{ range: null }, {}, /^range: null > The site doesn’t say what the work usually costs/],
  [
    { guarantee: 'All of the work.', guaranteeLength: false, notCovered: false },
    {},
    /^guaranteeLength: false > The site promises a guarantee/,
  ],
  [
    { guarantee: 'All of the work.' },
    {},
    /^ants: > hint: The site doesn’t say: what the guarantee does not cover \(/,
  ],
  [
    // The editor saves false as a text.
    { visitLength: 'false', methods: null, examples: undefined },
    {},
    /^ants: > hint: The site doesn’t say: up to three bills of real jobs \(examples\), what you take \(methods\)\./,
  ],
])('the terms %o of a company with %o are reported', (values, company, message) => {
  expect(termsProblemLines(values, company)).toEqual([expect.stringMatching(message)])
})

test.each<[object, Parameters<typeof termsProblemLines>[1]]>([
  [{}, {}],
  [{ license: undefined }, licenseFor('ants')],
  [{ minimum: '$95 for the first treatment.' }, confirmed('free-estimate')],
  [{ plans }, {}],
])('the terms %o of a company with %o are accepted', (values, company) => {
  expect(termsProblemLines(values, company)).toEqual([])
})
