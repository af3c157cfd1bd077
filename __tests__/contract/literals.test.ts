import { sourceFiles } from '../support/source-files'
import { getArticles } from '@/lib/articles/articles'
import { company } from '@/lib/company/company'
import { getLocations } from '@/lib/locations/locations'
import { sampleName, samplePlaces } from '@/scripts/tools/preflight/sample'

const folders = ['app', 'components', 'lib', 'scripts', 'e2e', '__tests__']

const aboutTheSample = [
  // What the contract fixes of it, and what is looked for before a launch.
  /^__tests__\/contract\//,
  /^(__tests__\/)?scripts\/tools\/preflight\//,
  // Explains each field to its writer by what the sample has in it.
  /^lib\/\w+\/(company|office|phone|review)-schema\.ts$/,
  // One of its places has the name of a state.
  /^lib\/locations\/zip-codes\.ts$/,
]

const { name, phone, email, address, region, claims } = company

/** The same number as people write it, with and without the country code and the signs between its parts. */
const digits = phone.dial.replace(/\D/g, '').slice(-10)

/** What only the sample company is called, has or claims. The time of reply is a message of the specification. */
const literals = [
  name,
  region.name,
  region.city,
  phone.display,
  digits,
  email,
  address.street,
  address.city,
  address.postalCode,
  ...[claims.years, claims.customers, claims.rating].flatMap((claim) => claim?.value ?? []),
  ...getLocations().flatMap(({ slug, city }) => [city, `/${slug}`, `'${slug}'`]),
  ...getArticles().flatMap((article) => [
    article.title,
    article.slug,
    `'${article.slug.slice(1)}'`,
  ]),
]

/** Each as a whole word: "Powell" and not "Powellite". */
const patterns = literals.map((literal) => {
  const escaped = literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(escaped.replace(/^\b|\b$/g, '\\b'))
})

test('preflight knows its name and its places', () => {
  expect(sampleName).toBe(name)
  const known = new RegExp(samplePlaces.join('|'))
  expect(getLocations().filter(({ city }) => !known.test(`${city} County`))).toEqual([])
})

test('code and tests name nothing of the sample company, which is content', () => {
  const files = sourceFiles(folders).filter(
    ({ path }) => !aboutTheSample.some((pattern) => pattern.test(path)),
  )
  const found = files.flatMap(({ path, source }) =>
    source.split('\n').flatMap((line, index) => {
      const said = literals.filter((_, number) => patterns[number]?.test(line))
      return said.map((literal) => `${path}:${index + 1} says ${literal}: ${line.trim()}`)
    }),
  )
  expect(found).toEqual([])
})
