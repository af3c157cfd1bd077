import { wordmarkProblems } from '@/lib/company/problems'
import { loadContent } from '@/lib/content/load'

const { content } = loadContent('__tests__/fixtures/lakeshore')

function told(change: object) {
  const wordmark: [string, string] = ['Environmental', 'Pest Management']
  const entries = content.company.entries.map((entry) => ({
    ...entry,
    fields: { ...entry.fields, wordmark, ...change },
  }))
  const company = { ...content.company, entries }
  return wordmarkProblems({ ...content, company }).map(
    ({ field, message }) => `${field}: ${message}`,
  )
}

test('a wordmark that the header of a small phone has no room for is told with the width that fits', () => {
  expect(told({ brand: undefined })).toEqual([
    'wordmark[2]: “Pest Management” is about 132 pixels wide, and 112 fit into the header on a small phone',
  ])
})

test('a wordmark may have any width where the logo stands in its place', () => {
  const brand = { ...content.company.entries[0]?.fields.brand }
  expect(told({ brand: { ...brand, logo: { file: 'logo.svg', saysName: true } } })).toEqual([])
})
