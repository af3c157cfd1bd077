import { stringify } from 'yaml'
import { refusalOf } from '../../support/content-folder'
import { readGuideKey } from '@/lib/content/guide-key'

const pages = new Set(['ant', 'wasp'])

const option = (to: string, text = `To ${to}`) => ({ text, plate: 'ant', to })

const ask = (...to: string[]) => ({
  question: 'What does it look like?',
  options: to.map((address) => option(address)),
})

const read = (start: object, questions: object = {}) =>
  readGuideKey(stringify({ start, questions }), pages)

test('a key leads from a question to a page', () => {
  const { start, questions } = read(ask('ant', '#nest'), { nest: ask('wasp', 'ant') })
  expect(start.options.map(({ to }) => to)).toEqual(['ant', '#nest'])
  expect(questions.nest?.options).toHaveLength(2)
})

test.each([
  ['a page that does not exist', ask('ant', 'bee'), {}, 'leads to bee, which has no page'],
  ['a question that does not exist', ask('ant', '#nest'), {}, 'leads to #nest'],
  ['a question that nothing leads to', ask('ant', 'wasp'), { nest: ask('ant', 'wasp') }, 'nest'],
  [
    'a page behind a fourth tap',
    ask('ant', '#one'),
    { one: ask('ant', '#two'), two: ask('ant', '#three'), three: ask('ant', 'wasp') },
    'more than 3 taps',
  ],
])('a key with %s is refused', (_, start, questions, message) => {
  const refusal = refusalOf(() => read(start, questions))
  expect(refusal).toContain('content/field-guide-key.yaml')
  expect(refusal).toContain(message)
})

test('all that is wrong is listed at once, each with its line', () => {
  const refusal = refusalOf(() => read(ask('#nest', '#nest'), { nest: ask('bee', 'ant', '#hive') }))
  expect(refusal.split('\n')).toEqual([
    expect.stringMatching(/^\S+:16 {2}questions\.nest\.options\[1\]\.to: .* leads to bee, /),
    expect.stringMatching(/^\S+:22 {2}questions\.nest\.options\[3\]\.to: .* leads to #hive, /),
  ])
})
