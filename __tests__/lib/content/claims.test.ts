import { stringify } from 'yaml'
import { z } from 'zod'
import { resolveText } from '@/lib/content/claims'
import { problemLine } from '@/lib/content/problems'
import { checkYaml } from '@/lib/content/yaml'

const facts = {
  'same-day': true,
  rating: '4.6/5',
  founded: undefined,
  guarantee: undefined,
} as const

test.each([
  ['We come. ((same-day? Even today.)) Call.', 'We come. Even today. Call.'],
  ['We come. ((guarantee? For nothing.)) Call.', 'We come. Call.'],
  ['((guarantee? For nothing.)) Call.', 'Call.'],
  ['Call. ((guarantee? For nothing.)) ((founded? Since then.)) Wait.', 'Call. Wait.'],
  ['We come. ((guarantee? For nothing.))', 'We come.'],
  ['Call ((guarantee? or write)), and we come.', 'Call, and we come.'],
  ['We come ((same-day? today | soon)).', 'We come today.'],
  ['We come ((guarantee? for nothing | soon)).', 'We come soon.'],
  ['We come((same-day? | soon)).', 'We come.'],
  ['((same-day+rating? Fast and liked.)) Call.', 'Fast and liked. Call.'],
  ['((same-day+guarantee? Fast and sure.)) Call.', 'Call.'],
  ['Rated ((rating)).', 'Rated 4.6/5.'],
  ['((rating? Rated ((rating)).)) ((founded? Since ((founded)).))', 'Rated 4.6/5.'],
  ['((same-day? Today (or tomorrow))).', 'Today (or tomorrow).'],
  ['- One\n((guarantee? - Two))\n- Three\n', '- One\n- Three\n'],
  ['Plain (as (ever)).', 'Plain (as (ever)).'],
  ['Stars (rating? So far).', 'Stars (rating? So far).'],
])('%j becomes %j', (text, resolved) => {
  expect(resolveText(text, facts)).toBe(resolved)
})

/** The values after facts were inserted, and the problems. */
function resolve(values: unknown, { mayBecomeEmpty = true } = {}) {
  const yaml = stringify(values, { lineWidth: 0 })
  const { fields, problems } = checkYaml({
    file: 'a.yaml',
    yaml,
    schema: z.unknown(),
    facts,
    mayBecomeEmpty,
  })
  return { shown: fields, reported: problems.map(problemLine) }
}

const page = {
  eyebrow: '((guarantee? Guaranteed))',
  list: ['One', '((guarantee? Two))'],
  entries: [
    { title: 'Fast', text: '((same-day? Today.))' },
    { title: 'Sure', text: '((guarantee? Again.))' },
  ],
  months: [1, 2],
  empty: [''],
}

test('list items without words are removed', () => {
  expect(resolve(page)).toEqual({
    shown: {
      eyebrow: '',
      list: ['One'],
      entries: [{ title: 'Fast', text: 'Today.' }],
      months: [1, 2],
      empty: [''],
    },
    reported: [],
  })
})

test('a required text without words is reported', () => {
  expect(resolve(page, { mayBecomeEmpty: false }).reported).toEqual([
    'a.yaml:1  eyebrow: has no words left, because its claim is not made: “((guarantee? Guaranteed))”.',
  ])
})

test('a text is checked after facts are inserted, and reported once', () => {
  const schema = z.strictObject({ title: z.string().max(8) })
  const problemsOf = (title: string) => {
    const { fields, problems } = checkYaml({
      file: 'a.yaml',
      yaml: `title: ${title}`,
      schema,
      facts,
    })
    expect(fields).toBeUndefined()
    return problems.map(problemLine)
  }
  expect(problemsOf('Rated ((rating))')).toEqual([
    'a.yaml:1  title: has 11 characters, and needs at most 8, with the facts of the company in it.',
  ])
  const [unknown, ...others] = problemsOf('((fast? Yes.)) Always.')
  expect([unknown, others]).toEqual([expect.stringContaining('((fast)) is none of'), []])
})

test.each([
  ['((fast? Today.))', '((fast)) is none of founded, guarantee, rating, same-day'],
  ['((fast))', '((fast)) is none of founded, guarantee, rating, same-day'],
  [
    'Since ((founded)).',
    '((founded)) has no value in company.yaml: write ((founded? …)) around words of your own',
  ],
  [
    '((same-day))',
    '((same-day)) has no value in company.yaml: write ((same-day? …)) around words of your own',
  ],
  ['((same-day? Today.', '((same-day)) is never closed, or not with ))'],
  ['((same-day Today.))', '((same-day)) has no ? after its key'],
  ['(same-day? Today.)', '((same-day)) needs double parentheses'],
  ['((fast? A)), ((same-day? b)).', '((fast)) is none of founded, guarantee, rating, same-day'],
  ['((same-day+fast? A.))', '((fast)) is none of founded, guarantee, rating, same-day'],
  ['((constructor? A.))', '((constructor)) is none of founded, guarantee, rating, same-day'],
  [
    '((same-day? Today((guarantee? , for nothing)).))',
    '((same-day)) holds another claim: write two sentences',
  ],
  [
    '((same-day? Today)), ((guarantee? for nothing)).',
    '((guarantee)) is in a sentence with ((same-day)): write two sentences',
  ],
])('%j is reported with its line', (text, problem) => {
  expect(resolve({ list: ['One.', text] }).reported).toEqual([`a.yaml:3  list[2]: ${problem}.`])
})
