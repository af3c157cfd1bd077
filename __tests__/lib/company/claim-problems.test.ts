import { claimProblems } from '@/lib/company/claim-problems'

test('a claim of the company that combines others is reported with what to write', () => {
  const claims = { both: { restsOn: ['licensed', 'insured'] }, licensed: {}, insured: {} }
  const company = {
    file: 'company.yaml',
    lineOf: () => 7,
    fields: { claims: { both: { confirmed: true }, insured: { confirmed: true } } },
  }
  const loaded = { company: { entries: [company] }, claims: { entries: [{ fields: claims }] } }
  expect(claimProblems(loaded as never)).toEqual([
    {
      file: 'company.yaml',
      line: 7,
      field: 'claims.both',
      message: 'combines licensed and insured: write those instead, each on a line of its own',
    },
  ])
})

test('a latest call for the same day is reported while the company doesn’t claim the same day', () => {
  const problemsWith = (claims: object) => {
    const fields = { calls: { sameDayUntil: '10 a.m.' }, claims }
    const company = { entries: [{ file: 'company.yaml', lineOf: () => 3, fields }] }
    const definitions = { entries: [{ fields: { 'same-day': {} } }] }
    return claimProblems({ company, claims: definitions } as never)
  }
  expect(problemsWith({ 'same-day': { confirmed: true } })).toEqual([])
  expect(problemsWith({})).toMatchObject([{ field: 'calls.sameDayUntil' }])
})
