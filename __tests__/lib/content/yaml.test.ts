import { z } from 'zod'
import { problemLine } from '@/lib/content/problems'
import { checkYaml } from '@/lib/content/yaml'

const schema = z.strictObject({
  title: z
    .string()
    .max(20)
    .meta({ examples: ['Mud tubes'] }),
  date: z.iso.date().optional(),
  zipCodes: z.array(z.string().regex(/^\d{5}$/, 'must be five digits in quotes')).optional(),
  hours: z.strictObject({ opens: z.string(), closes: z.string().optional() }).optional(),
})

/** What is said about some YAML that stands below three other lines. */
const told = (yaml: string) => {
  return checkYaml('content/a.yaml', `\n\n\n${yaml}`, schema).problems.map(problemLine)
}

const mistakes: [mistake: string, yaml: string, told: string][] = [
  [
    'an American date',
    'title: A\ndate: 11/21/2026',
    '5  date: “11/21/2026” is not a date. Example: 2026-11-21',
  ],
  [
    'a day that does not exist',
    'title: A\ndate: 2026-02-30',
    '5  date: “2026-02-30” is not a date. Example: 2026-11-21',
  ],
  ['a missing field', 'date: 2026-11-21', '4  title: is missing. Example: Mud tubes'],
  ['an empty field', 'title:', '4  title: is missing. Example: Mud tubes'],
  [
    'a text that is too long',
    `title: ${'m'.repeat(21)}`,
    '4  title: has 21 characters, and needs at most 20. Example: Mud tubes',
  ],
  [
    'a ZIP code without quotes',
    'title: A\nzipCodes: [43016]',
    "5  zipCodes[1]: 43016 is read as a number: put quotes around it. Example: '43016'",
  ],
  [
    'a ZIP code of the East without quotes',
    'title: A\nzipCodes:\n  - 02134',
    "6  zipCodes[1]: 2134 is read as a number: put quotes around it. Example: '02134'",
  ],
  [
    'curly quotes',
    'title: “Mud tubes”',
    "4  “Mud tubes” stands between curly quotes, which would show on the page. Example: 'Mud tubes'",
  ],
  [
    'single curly quotes with an apostrophe',
    'title: “We’re open”',
    "4  “We’re open” stands between curly quotes, which would show on the page. Example: 'We’re open'",
  ],
  [
    'a number sign in a text',
    'title: Bugs #1 Ants',
    "4  only “Bugs” is read, because # begins a comment: put quotes around the text, or the comment on a line of its own. Example: 'Bugs #1 Ants'",
  ],
  [
    'a number sign that begins a text',
    'title: #1 in ants',
    "4  nothing is read, because # begins a comment: put quotes around the text, or the comment on a line of its own. Example: '#1 in ants'",
  ],
  [
    'a number sign between braces',
    'title: A\nhours: { opens: by door #4, closes: late }',
    "5  only “by door” is read, because # begins a comment: put quotes around the text, or the comment on a line of its own. Example: 'by door #4'",
  ],
  [
    'an ampersand at the beginning',
    'title: &Ants Away',
    "4  a value that begins with & needs quotes around it. Example: '&Ants Away'",
  ],
  [
    'an exclamation mark at the beginning',
    'title: !Ants Away',
    "4  a value that begins with ! needs quotes around it. Example: '!Ants Away'",
  ],
  [
    'an exclamation mark that stands alone',
    'title: ! Ants Away',
    "4  a value that begins with ! needs quotes around it. Example: '! Ants Away'",
  ],
  [
    'an asterisk at the beginning',
    'date: 2026-11-21\ntitle: *Ants',
    "5  a value that begins with * needs quotes around it. Example: '*Ants'",
  ],
  [
    'a tab',
    'title: A\nhours:\n\topens: 8',
    '6  a tab begins the line. Example: two spaces for each step to the right',
  ],
  [
    'a colon in a text',
    'title: Ants: a plan',
    "4  a text with a colon in it needs quotes around it. Example: title: 'Ants: a plan'",
  ],
  [
    'a quote that is not closed',
    "title: 'Mud\ndate: 2026-11-21",
    "4  a quote is opened and never closed. Example: title: 'Mud'",
  ],
  [
    'an apostrophe inside single quotes',
    "title: 'We're open'",
    "4  the text goes on behind the quote that closes it: write ’ for an apostrophe, and one pair of quotes around the whole. Example: title: 'We’re open'",
  ],
  [
    'a colon after a claim',
    'title: ((same-day? Today)): we come',
    "4  a text with a colon in it needs quotes around it. Example: title: '((same-day? Today)): we come'",
  ],
  ['a field that stands twice', 'title: A\ntitle: B', '5  title: the field stands here twice.'],
  ['an unknown field', 'title: A\nhours: { open: 8 }', '5  hours.opens: is missing.'],
]

test.each(mistakes)(
  '%s is told with its line, its field and what is right',
  (_, yaml, expected) => {
    expect(told(yaml)).toContain(`content/a.yaml:${expected}`)
  },
)

test('all mistakes are told at once', () => {
  expect(told('date: soon\nzipCodes: [a, 1]\ncolour: red')).toHaveLength(5)
})

test.each(['title: “Quiet” hours', "title: '“Quiet”'", 'title: We’re open'])(
  'quotes inside a text are kept: %s',
  (yaml) => expect(told(yaml)).toEqual([]),
)

test.each([
  '# Ants\ntitle: A\n# Bees',
  "title: '#1' # for now",
  'hours: # of the office\n  opens: 8h',
])('comments elsewhere are let stand: %s', (yaml) =>
  expect(told(yaml).filter((line) => line.includes('comment'))).toEqual([]),
)

test.each(['title: Ants#1', 'title: Ants & bees', 'title: Ants!', 'title: Ants * bees'])(
  'signs inside a text are kept: %s',
  (yaml) => expect(told(yaml)).toEqual([]),
)

test.each(['date:', 'zipCodes:', 'hours:', 'hours: { opens: 8h, closes: }'])(
  'a field that may be left out may be empty: %s',
  (yaml) => expect(told(`title: A\n${yaml}`)).toEqual([]),
)

test.each([
  'title: A\nhours: { opens: 8, closes: { late } }}\ndate: 2026-11-21\nzipCodes: [a, b]',
  'title: { without }',
  "title: 'We're open: it's late'",
  '\ttitle: A: B',
])('one mistake in the grammar is told once, whatever follows from it: %j', (yaml) => {
  expect(told(yaml)).toHaveLength(1)
})

test('a bracket behind a number sign is not told as missing', () => {
  expect(told('title: A\nhours: { opens: by door #4 }')).toHaveLength(1)
})
