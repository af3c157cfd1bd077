import { factsOf } from '@/lib/company/facts'
import { loadContent } from '@/lib/content/load'

const [company] = loadContent('__tests__/fixtures/lakeshore').content.company.entries
if (!company) throw new Error('the fixture has no company')
const { fields } = company

const says = 'What the owner has to confirm.'
const known = {
  licensed: { says },
  insured: { says },
  rating: { says },
  both: { says, restsOn: ['licensed', 'insured'] },
}

test.each([
  [['licensed', 'insured'], true],
  [['licensed'], undefined],
  [[], undefined],
])('with the claims %j one that rests on two of them is %j', (made, both) => {
  const claims = Object.fromEntries(made.map((key) => [key, { confirmed: true }]))
  expect(factsOf({ ...fields, claims }, known).both).toBe(both)
})

test('a claim with a value is shown by it, and one that is not made is not known', () => {
  const claims = { rating: { value: '4.7/5', confirmed: true } }
  expect(factsOf({ ...fields, claims }, known)).toMatchObject({
    rating: '4.7/5',
    licensed: undefined,
  })
})
