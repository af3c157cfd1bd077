import { parse, stringify } from 'yaml'
import { loadedContent } from '../../support/loaded-content'
import {
  fieldNameOf,
  schemaFields,
  valuesWith,
  type RefinedSchema,
} from '../../support/schema-fields'
import { checkYaml } from '@/lib/content/yaml'
import { findCollection, type Name } from '@/lib/site/content-collections'

function problemsIn(name: Name, values: unknown) {
  const yaml = stringify(values, { lineWidth: 0, aliasDuplicateObjects: false })
  return checkYaml({ file: 'a.yaml', yaml, schema: findCollection(name).schema }).problems
}

/** Limits on which a layout, a search result or another file relies. */
const reliedOn: [name: Name, field: string, limits: Partial<RefinedSchema>][] = [
  ['company', 'wordmark', { minItems: 1, maxItems: 2 }],
  ['company', 'wordmark[1]', { maxLength: 22 }],
  ['company', 'hours', { minItems: 1 }],
  ['company', 'notice.text', { maxLength: 100 }],
  ['company', 'booking.text', { maxLength: 18 }],
  ['company', 'forms.privacySentence', { minLength: 40 }],
  ['reviews', 'home[1].rating', { minimum: 1, maximum: 5 }],
  ['services', 'services', { minItems: 1 }],
  ['services', 'services[1].title', { maxLength: 60 }],
  ['services', 'services[1].description', { maxLength: 160 }],
  ['services', 'services[1].steps.items', { minItems: 1 }],
  ['service-terms', 'any.examples', { maxItems: 3 }],
  ['entry-points', 'any', { minItems: 1, maxItems: 4 }],
  ['map', 'caption', { maxLength: 140 }],
  ['identification-key', 'start.options', { minItems: 2, maxItems: 8 }],
  ['pages/home', 'meta.title', { maxLength: 60 }],
  ['pages/home', 'meta.description', { maxLength: 160 }],
  ['pages/own', 'description', { minLength: 120, maxLength: 160 }],
  ['pages/own', 'callToAction.estimate', { maxLength: 20 }],
  ['articles', 'title', { minLength: 10, maxLength: 60 }],
  ['articles', 'excerpt', { minLength: 60, maxLength: 200 }],
  ['articles', 'sources', { minItems: 2 }],
  ['locations', 'title', { maxLength: 60 }],
  ['locations', 'articles', { maxItems: 2 }],
  ['locations', 'work', { maxItems: 6 }],
  ['field-guide', 'marks', { minItems: 3, maxItems: 3 }],
  ['field-guide', 'today', { minItems: 2, maxItems: 6 }],
  ['emergency-guides', 'steps', { minItems: 1, maxItems: 10 }],
]

test('limits that somebody relies on are there', () => {
  const missing = reliedOn.filter(([name, field, limits]) => {
    const found = schemaFields.filter((one) => one.name === name && fieldNameOf(one) === field)
    return !found.some(({ meta }) => isSubset(limits, meta))
  })
  expect(missing).toEqual([])
})

function isSubset(limits: Partial<RefinedSchema>, meta: RefinedSchema) {
  const entries = Object.entries(limits) as [keyof RefinedSchema, unknown][]
  return entries.every(([limit, value]) => meta[limit] === value)
}

test('only values for other programs may be empty texts', () => {
  const mayBeEmpty = schemaFields.filter(({ meta }) => {
    const { type, minLength = 0, pattern, format, refinements, refersTo, drawing } = meta
    const isChecked = pattern ?? format ?? refinements ?? refersTo ?? drawing ?? meta.enum
    return type === 'string' && minLength === 0 && !isChecked && meta.const === undefined
  })
  expect(mayBeEmpty.map(fieldNameOf)).toEqual([
    'forms.fields.any',
    'thirdPartyScripts[1].attributes.any',
  ])
})

/** For each pattern a field with it, accepted and refused values. */
const patterns = `
company brand.color | #1f4e3d | #1f4e3, green, 1f4e3d
company brand.logo.file | logo.svg, Logo.PNG | logo.jpg, ../logo.svg, my logo.svg
company phone | (614) 555-0142, +1 614 555 0142 | 555-0142, (614) 422-730, 614 555 01422, 811, call us, +44 20 7946 0018
company address.state | OH | Ohio, oh, O
company address.postalCode | 43016, 01234, 43016-1234 | 4301, 430161, 43O16, V4B 1Y9
locations zipCodes[1] | 43016, 01234 | 4301, 430161, 43O16, V4B
company notice.href | /contact, https://a.com | contact, http://a.com
company hours[1].days | Mon-Fri, Mon–Fri, Sat (by appointment) | Holidays, 1-5, Mon/Fri
company hours[1].hours | 8am-6:30pm, 8am–6pm, 24 hours, closed | by appointment, 8-6, 13am-2pm, 8:60am-6pm
company people[1].photo.src | /photos/a.jpg | /photos/../x.jpg, /photos/, /a.jpg, a.jpg
company thirdPartyScripts[1].start | go("a"), <script>go()</script> | <script>go(), go()</SCRIPT>
company thirdPartyScripts[1].hosts[1] | https://*.a.com, wss://a.com | http://a.com, https://a.com/b, a.com
services services[1].slug | ants, ants-2-day, con-1 | con, lpt1, aa${'a'.repeat(98)}, Ants, ants.html, ants--away, -ants, ants and bees
pages/home hero.scene.image | /images/a.svg | /images/a.png, images/a.svg, /photos/a.svg
navigation footer.legal[1].href | /contact | contact, https://a.com
articles id | 12 | 1a, -1, https://vimeo.com/12
articles slug | /mud-tubes | /nul, mud-tubes, /Mud-tubes, /mud/tubes
articles image | /images/a.svg, /photos/a.jpg | /images/a.jpg, /photos/.jpg, /photos/../a.jpg
articles short | 40 ants, 55 ants | 39 ants, 56 ants
locations work[1].month | 2026-05 | 2026-13, 2026-5, 2026-05-01
field-guide months[1].row | i o b - i o b - i o b - | i o b, iob-iob-iob-, i o b - i o b - i o b x
`

const patternRows = patterns
  .trim()
  .split('\n')
  .map((row) => {
    const [place = '', ...values] = row.split(' | ')
    const [right = [], wrong = []] = values.map((list) => list.split(', ').map(withWords))
    const field = schemaFields.find(
      (field) =>
        field.meta.pattern !== undefined && `${field.name} ${fieldNameOf(field)}` === place,
    )
    if (!field) throw new Error(`${place} has no pattern`)
    return { place, field, right, wrong }
  })

/** "40 ants" becomes forty words. */
function withWords(value: string) {
  return value.replace(/^(\d+) ants$/, (_, count: string) => words(Number(count)))
}

function words(count: number) {
  return Array(count).fill('ant').join(' ')
}

test.each(patternRows)(
  'the pattern of $place takes $right and refuses $wrong',
  ({ field, right, wrong }) => {
    const isRefused = (value: string) =>
      problemsIn(field.name, valuesWith(field, value)).some(
        (problem) => problem.field === fieldNameOf(field),
      )
    expect(wrong.filter((value) => !isRefused(value))).toEqual([])
    expect(right.filter(isRefused)).toEqual([])
  },
)

test('each pattern has a row above, except those of the library', () => {
  const shown = new Set(patternRows.map(({ field }) => field.meta.pattern))
  const others = schemaFields.filter(
    ({ meta: { pattern, format } }) =>
      pattern !== undefined && (format ?? 'starts_with') === 'starts_with' && !shown.has(pattern),
  )
  expect(others.map(fieldNameOf)).toEqual([])
})

const { articles, company, services, 'field-guide': animals } = loadedContent.content

/** Files without a fault, to which a row below adds one; of services one that already lacks its picture. */
const samples: Partial<Record<Name, unknown>> = {
  company: company.entries[0]?.values,
  services: {
    services: [{ ...services.entries[0]?.fields.services[0], icon: null, specimen: null }],
  },
  articles: { ...articles.entries[0]?.fields, updated: null, image: '/photos/sample-team.jpg' },
  'field-guide': animals.entries[0]?.values,
}

/** For each refinement a field that breaks it, what a file then says, and the message. A field of ~ is left out. */
const refinements = `
reviews home[1].source | home: [{ quote: They are gone., author: A, location: B }] | is missing: name where the customer wrote it, or take the review out
company wordmark[1] | { wordmark: [Pest-Management] } | has a word of more than 14 characters
company booking.href | { booking: { text: Book a visit, href: 'https:/book.acme.com' } } | must be one address that begins with https://, without spaces
company founded | { founded: 2999 } | lies in the future
company closures[1].through | { closures: [{ date: 2026-11-26, through: 2026-11-25, note: Closed }] } | must not be before date
company forms.endpoint | { forms: { endpoint: 'http://forms.acme.test' } } | must be a whole https address without a password, or a path of this site
company brand.signal | { brand: { color: '#0b4f7d', signal: '#0B4F7D' } } | is the same as color, so what visitors should press looks like everything else
company thirdPartyScripts[1].src | { thirdPartyScripts: [{ src: 'https://www.googletagmanager.com/ns.html?id=GTM-A' }] } | is a page and no script: take its entry out
company thirdPartyScripts[1].start | { thirdPartyScripts: [{ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-A', privacySentence: '${'a'.repeat(40)}' }] } | is missing: without it Tag Manager does nothing
company calls.sameDayUntil | { calls: { sameDayUntil: noon }, claims: {} } | promises a visit on the same day, which is not among the claims: add same-day there, or take this out
company region.state | { region: { state: LA } } | must be the state in full
company smsNumber | { smsNumber: (614) 555-0143 ext. 2 } | must have no extension: text messages go to a whole number
company hours[1] | { hours: [{ days: Mon-Sat (May to September), hours: 6am-2pm }] } | names a season in parentheses, and counts for the whole year: write the present hours, and change them with the season
company hours | { hours: [{ days: Mon-Fri, hours: 8am-6pm }, { days: Fri-Sat, hours: 9am-noon }] } | says two things of one day: its hours overlap
services services[1].specimen | { } | is missing: a service has a drawing, a photo or an icon
service-terms pest-control.range.from | { pest-control: { range: { from: 150, to: $300 } } } | must be the price alone, such as $150: pages write “From” before it
company phone | { phone: (614) 422-73OO } | has a letter where a digit belongs: O, I or l
company email | { email: office@oakhill.con } | ends in .con, and no address does
service-terms pest-control.range.from | { pest-control: { range: { from: $0, to: $300 } } } | costs nothing: put the least that somebody has paid, or leave the range out
service-terms pest-control.range.to | { pest-control: { range: { from: $500, to: $300 a house } } } | is less than from: have the two changed places?
redirects redirects[1].from | { redirects: [{ from: '/?p=12', to: /contact }] } | must end before ? or #: many hosts can’t redirect by what follows
redirects redirects[1].from | { redirects: [{ from: 'https://www.example.com/ants', to: /contact }] } | must be the path of a page of your old site, such as /our-services/ants
identification-key start.options[1] | { start: { options: [{ text: 'Yes, it does' }] } } | must lead to a question or to a page
emergency-guides steps[1] | { steps: [31 ants] } | must have at most 30 words
emergency-guides steps | { steps: [26 ants, 26 ants, 26 ants, 26 ants, 26 ants, 26 ants] } | must have at most 150 words
articles updated | { updated: 2000-01-01 } | lies before date, the first day of publication
articles updated | { updated: 2999-01-01 } | lies in the future: look at its year
articles sources | { sources: [{ title: A book }, { title: A paper }] } | must hold at least one with an address
articles imageCaption | { imageCaption: ~, updated: ~ } | is missing: a photo has a caption
field-guide closed | { closed: in summer } | must be two days of the calendar, with the months in full and “to” between them
field-guide plate | { plateAlt: ~ } | is missing: name a drawing in plate and describe it in plateAlt, or give a photo
pages/own lang | { lang: Spanish } | must be the code of a language, such as es
pages/own callToAction | { slug: ayuda, name: Ayuda, title: Ayuda en español, description: '${'a'.repeat(120)}', heading: Ayuda, introduction: Hablamos español., lang: es } | is missing: a page in another language has its own words on the buttons
locations coordinates.longitude | { coordinates: { latitude: 40.1, longitude: 83.1 } } | must be minus, as west is, or latitude and longitude have changed places
`

const refinementRows = refinements
  .trim()
  .split('\n')
  .map((row) => {
    const [place = '', yaml = '', sentence = ''] = row.split(' | ')
    const [name, field] = place.split(' ') as [Name, string]
    const change = parse(yaml.replace(/\b\d+ ants\b/g, withWords)) as object
    return {
      name,
      field,
      sentence,
      values: withoutNull({ ...(samples[name] as object), ...change }),
    }
  })

function withoutNull(values: object) {
  const text = JSON.stringify(values, (_, value: unknown) => value ?? undefined)
  return JSON.parse(text) as object
}

test.each(refinementRows)(
  '“$sentence” is reported in $name',
  ({ sentence, name, values, field }) => {
    expect(problemsIn(name, values)).toContainEqual(
      expect.objectContaining({ field, message: sentence }),
    )
  },
)

test('each refinement has a row above', () => {
  const stated = schemaFields.flatMap(({ meta: { refinements: own = [] } }) => own)
  const shown = refinementRows.map(({ sentence }) => sentence)
  expect([...new Set(stated)].sort()).toEqual(shown.sort())
})
