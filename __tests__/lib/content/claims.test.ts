import { resolveText, resolveTexts } from '@/lib/content/claims'

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
  ['Rated ((rating)).', 'Rated 4.6/5.'],
  ['((rating? Rated ((rating))((founded? since ((founded)))).))', 'Rated 4.6/5.'],
  ['((same-day? Today (or tomorrow))).', 'Today (or tomorrow).'],
  ['((same-day? Today((rating? , rated ((rating)) (by you)))))', 'Today, rated 4.6/5 (by you)'],
  ['((guarantee? A ((rating? b)) | C ((rating? d))))', 'C d'],
  ['- One\n((guarantee? - Two))\n- Three\n', '- One\n- Three\n'],
  ['Plain (as (ever)).', 'Plain (as (ever)).'],
])('%j reads %j', (written, read) => {
  expect(resolveText(written, facts)).toBe(read)
})

test('what has lost its words goes: the item of a list, and the entry that the words were for', () => {
  const written = {
    eyebrow: '((guarantee? Guaranteed))',
    list: ['One', '((guarantee? Two))'],
    entries: [
      { title: 'Fast', text: '((same-day? Today.))' },
      { title: 'Sure', text: '((guarantee? Again.))' },
    ],
    months: [1, 2],
    empty: [''],
  }
  expect(resolveTexts(written, facts)).toEqual({
    eyebrow: '',
    list: ['One'],
    entries: [{ title: 'Fast', text: 'Today.' }],
    months: [1, 2],
    empty: [''],
  })
})

test.each([
  ['((fast? Today.))', /\(\(fast\)\) is none of founded, guarantee, rating, same-day$/],
  ['((fast))', /\(\(fast\)\) is none of/],
  ['Since ((founded)).', /\(\(founded\)\) is not set: write \(\(founded\? …\)\) around it$/],
  ['((same-day))', /\(\(same-day\)\) has no value to show$/],
  ['((same-day? Today.', /\(\(same-day\)\) is never closed/],
  ['((constructor? Today.))', /\(\(constructor\)\) is none of/],
])('%j is told with its place', (written, problem) => {
  const told: [readonly PropertyKey[], string][] = []
  resolveTexts({ list: ['One.', written] }, facts, (...call) => told.push(call))
  expect(told).toEqual([[['list', 1], expect.stringMatching(problem)]])
})
