import { stringify } from 'yaml'
import {
  fieldNameOf,
  schemaFields,
  valuesWith,
  type RefinedSchema,
} from '../../support/schema-fields'
import { checkYaml } from '@/lib/content/yaml'
import { collectionNames, findCollection, type Name } from '@/lib/site/content-collections'
import { loadContent } from '@/lib/site/site-content'

/** A text that matches no pattern and no format. */
const wrongText = '</script>'

/** Not the words of the library. */
const ownWords = /^(?!Invalid|Too |Expected)/

/** Values that a field refuses, one for each limit in its schema, with the expected message. */
function brokenValues(meta: RefinedSchema) {
  const { pattern, format, minLength = 0, maxLength, minimum, maximum, exclusiveMinimum } = meta
  const { minItems = 0, maxItems, items, prefixItems, enum: words, propertyNames } = meta
  const { pattern: keyPattern } = (propertyNames ?? {}) as RefinedSchema
  const list = (length: number) => Array<unknown>(length).fill(sampleOf(items as RefinedSchema))
  const endsWith = (limit: number) => new RegExp(` ${limit}$`)
  const broken: [value: unknown, sentence: RegExp][] = []
  if (pattern !== undefined || format !== undefined) broken.push([wrongText, ownWords])
  if (keyPattern !== undefined) broken.push([{ [wrongText]: 'Words' }, ownWords])
  if (words) broken.push(['no-such-word', /is not one of/])
  if (minLength > 0) broken.push(['a'.repeat(minLength - 1), endsWith(minLength)])
  if (maxLength) broken.push(['a'.repeat(maxLength + 1), endsWith(maxLength)])
  if (minimum !== undefined) broken.push([minimum - 1, endsWith(minimum)])
  if (exclusiveMinimum !== undefined) broken.push([exclusiveMinimum, /more than/])
  // Every integer schema has the largest safe integer as maximum.
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
    broken.push([maximum + 1, endsWith(maximum)])
  }
  if (prefixItems) broken.push([[], ownWords])
  else if (minItems > 0) broken.push([list(minItems - 1), endsWith(minItems)])
  if (maxItems && !prefixItems) broken.push([list(maxItems + 1), endsWith(maxItems)])
  return broken
}

/** A valid item of a list, because the type of items is checked before their number. */
function sampleOf(meta: RefinedSchema): unknown {
  const { enum: words, type, properties = {}, required = [], prefixItems, minLength = 1 } = meta
  if (words) return words[0]
  if (prefixItems) return prefixItems.map((item) => sampleOf(item as RefinedSchema))
  if (type === 'object') {
    const fields = required.map((key) => [key, sampleOf(properties[key] as RefinedSchema)])
    return Object.fromEntries(fields) as object
  }
  if (type === 'array') return []
  return type === 'number' || type === 'integer' ? 1 : 'a'.repeat(minLength)
}

function problemsIn(name: Name, values: unknown) {
  const yaml = stringify(values, { lineWidth: 0, aliasDuplicateObjects: false })
  return checkYaml({ file: 'a.yaml', yaml, schema: findCollection(name).schema }).problems
}

test.each(collectionNames)('each value beyond a limit of %s is reported with its field', (name) => {
  const unreported = schemaFields
    .filter((field) => field.name === name)
    .flatMap((field) => {
      const fieldName = fieldNameOf(field)
      return brokenValues(field.meta).flatMap(([value, sentence]) => {
        const isReported = problemsIn(name, valuesWith(field, value)).some(
          ({ field: reported = '', message }) =>
            // If no form of a field matches, the field itself is reported.
            (fieldName.startsWith(reported) && /^must be (a|like) /.test(message)) ||
            ((reported === fieldName || reported.endsWith(wrongText)) && sentence.test(message)),
        )
        return isReported ? [] : [[fieldName, value]]
      })
    })
  expect(unreported).toEqual([])
})

/** Limits on which a layout, a search result or another file relies. The cases above are made from the schemas, so they miss a limit that is gone. */
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
company brand.logo.file | logo.svg | logo.png, ../logo.svg, my logo.svg
company phone | (614) 555-0142, +1 614 555 0142 | 555-0142, (614) 422-730, 614 555 01422, 811, call us, +44 20 7946 0018
company address.state | OH | Ohio, oh, O
company address.postalCode | 43016, 01234 | 4301, 430161, 43O16, V4B 1Y9
locations zipCodes[1] | 43016, 01234 | 4301, 430161, 43O16, V4B
company notice.href | /contact, https://a.com | contact, http://a.com
company hours[1].days | Mon-Fri, Mon–Fri, Sat (by appointment) | Monday, Mon - Fri, mon, Holidays
company hours[1].hours | 8am-6:30pm, 8am–6pm, 24 hours, closed | 8-6, 13am-2pm, 8:60am-6pm
company people[1].photo.src | /photos/a.jpg | /photos/../x.jpg, /photos/, /a.jpg, a.jpg
company editor.repository | oak-hill/website | website, oak-hill/website/main, https://github.com/oak-hill/website
company thirdPartyScripts[1].start | go("a") | <script>go(), go()</SCRIPT>
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

const { articles, services, 'field-guide': animals, 'pages/own': ownPages } = loadContent().content
const service = services.entries[0]?.fields.services[0]
const [article] = articles.entries.filter(({ fields }) => fields.image.startsWith('/photos/'))
const [animal] = animals.entries
const [page] = ownPages.entries.filter(({ fields }) => fields.lang)

/** For each refinement its message, a file that breaks it, and the field. */
const refinements: [sentence: string, name: Name, values: object, field: string][] = [
  [
    'has a word of more than 14 characters',
    'company',
    { wordmark: ['Pest-Management'] },
    'wordmark[1]',
  ],
  [
    'is missing: a service has a drawing, a photo or an icon',
    'services',
    { services: [{ ...service, icon: undefined, specimen: undefined }] },
    'services[1].specimen',
  ],
  [
    'must be one address that begins with https://, without spaces',
    'company',
    { booking: { text: 'Book a visit', href: 'https:/book.acme.com' } },
    'booking.href',
  ],
  [
    'must be the name alone: pages add the word, such as “County” or “Parish”, from content/pages/location.yaml',
    'company',
    { region: { county: 'Franklin County' } },
    'region.county',
  ],
  [
    'lies before date, the first day of publication',
    'articles',
    { ...(article?.values as object), updated: '2000-01-01' },
    'updated',
  ],
  ['lies in the future: look at its year', 'articles', { updated: '2999-01-01' }, 'updated'],
  [
    'must end before ? or #: many hosts can’t redirect by what follows',
    'redirects',
    { redirects: [{ from: '/?p=12', to: '/contact' }] },
    'redirects[1].from',
  ],
  [
    'must be the path of a page of your old site, such as /our-services/ants',
    'redirects',
    { redirects: [{ from: 'https://www.example.com/ants', to: '/contact' }] },
    'redirects[1].from',
  ],
  ['lies in the future', 'company', { founded: 2999 }, 'founded'],
  [
    'must not be before date',
    'company',
    { closures: [{ date: '2026-11-26', through: '2026-11-25', note: 'Closed' }] },
    'closures[1].through',
  ],
  [
    'must be a whole https address without a password, or a path of this site',
    'company',
    { forms: { endpoint: 'http://forms.acme.test' } },
    'forms.endpoint',
  ],
  [
    'must lead to a question or to a page',
    'identification-key',
    { start: { options: [{ text: 'Yes, it does' }] } },
    'start.options[1]',
  ],
  ['must have at most 30 words', 'emergency-guides', { steps: [words(31)] }, 'steps[1]'],
  ['must have at most 150 words', 'emergency-guides', { steps: Array(6).fill(words(26)) }, 'steps'],
  [
    'must hold at least one with an address',
    'articles',
    { sources: [{ title: 'A book' }, { title: 'A paper' }] },
    'sources',
  ],
  [
    'must be the price alone: pages write “From” before it',
    'service-terms',
    { 'pest-control': { range: { from: 'from $150', to: '$300' } } },
    'pest-control.range.from',
  ],
  [
    'is the same as color, so what visitors should press looks like everything else',
    'company',
    { brand: { color: '#0b4f7d', signal: '#0B4F7D' } },
    'brand.signal',
  ],
  [
    'must have no extension: text messages go to a whole number',
    'company',
    { smsNumber: '(614) 555-0143 ext. 2' },
    'smsNumber',
  ],
  [
    'names a season in parentheses, and counts for the whole year: write the present hours, and change them with the season',
    'company',
    { hours: [{ days: 'Mon-Sat (May to September)', hours: '6am-2pm' }] },
    'hours[1]',
  ],
  [
    'says two things of one day: its hours overlap',
    'company',
    {
      hours: [
        { days: 'Mon-Fri', hours: '8am-6pm' },
        { days: 'Fri-Sat', hours: '9am-noon' },
      ],
    },
    'hours',
  ],
  [
    'must be two days of the calendar, with the months in full and “to” between them',
    'field-guide',
    { closed: 'in summer' },
    'closed',
  ],
  ['must be the code of a language, such as es', 'pages/own', { lang: 'Spanish' }, 'lang'],
  [
    'must be minus, as west is',
    'locations',
    { coordinates: { latitude: 40.1, longitude: 83.1 } },
    'coordinates.longitude',
  ],
  [
    'latitude and longitude have changed places',
    'locations',
    { coordinates: { latitude: -83.1, longitude: 40.1 } },
    'coordinates.latitude',
  ],
  [
    'is missing: a photo has a caption',
    'articles',
    { ...(article?.values as object), imageCaption: undefined },
    'imageCaption',
  ],
  [
    'is missing: name a drawing in plate and describe it in plateAlt, or give a photo',
    'field-guide',
    { ...(animal?.values as object), plateAlt: undefined },
    'plate',
  ],
  [
    'is missing: a page in another language has its own words on the buttons',
    'pages/own',
    { ...(page?.values as object), callToAction: undefined },
    'callToAction',
  ],
]

test.each(refinements)('“%s” is reported in %s', (sentence, name, values, field) => {
  expect(problemsIn(name, values)).toContainEqual(
    expect.objectContaining({ field, message: sentence }),
  )
})

test('each refinement has a row above', () => {
  const stated = schemaFields.flatMap(({ meta: { refinements = [] } }) => refinements)
  expect([...new Set(stated)].sort()).toEqual(refinements.map(([sentence]) => sentence).sort())
})
