import { z } from 'zod'
import { problemLine } from '@/lib/content/problems'
import { checkYaml } from '@/lib/content/yaml'

const schema = z.strictObject({
  title: z
    .string()
    .min(1)
    .max(20)
    .meta({ examples: ['Mud tubes'] }),
  date: z.iso
    .date()
    .meta({ examples: ['2026-11-21'] })
    .optional(),
  zipCodes: z.array(z.string().regex(/^\d{5}$/, 'must be five digits in quotes')).optional(),
  hours: z.strictObject({ opens: z.string(), closes: z.string().optional() }).optional(),
  legs: z.int().positive().lt(9).describe('How many, such as "6".').optional(),
  kind: z.enum(['ant', 'bee']).optional(),
  isSold: z.boolean().optional(),
  page: z.url().optional(),
  pair: z.array(z.string()).length(2).optional(),
  words: z.record(z.string(), z.string()).optional(),
  spot: z
    .tuple([z.number(), z.number()])
    .meta({ examples: [[5, 8]] })
    .optional(),
})

/** The problems of YAML below three other lines, each with its line. */
const reported = (yaml: string) =>
  checkYaml({ file: 'a.yaml', yaml: `\n\n\n${yaml}`, schema }).problems.map((problem) =>
    problemLine(problem).replace('a.yaml:', ''),
  )

const isAComment =
  'is read, because # begins a comment: put quotes around the text, or the comment on a line of its own.'
const hasColon = 'a text with a colon in it needs quotes around it.'
const lacksColon = 'a colon is missing after the name of the field.'
const needsQuotes = (sign: string) => `a text that begins with ${sign} needs quotes around it.`

test.each([
  ['title: A\ndate: 02/30/2026', '5  date: “02/30/2026” is not a date. Example: 2026-11-21'],
  ['title: A\ndate: 2026-02-30', '5  date: “2026-02-30” is not a date. Example: 2026-11-21'],
  ['date: 2026-11-21', '4  title: is missing. Example: Mud tubes'],
  ['title:', '4  title: is missing. Example: Mud tubes'],
  [
    `title: ${'m'.repeat(21)}`,
    '4  title: has 21 characters, and needs at most 20. Example: Mud tubes',
  ],
  ["title: ''", '4  title: has 0 characters, and needs at least 1. Example: Mud tubes'],
  [
    'title: [A]',
    '4  title: must be text, in quotes where it has a colon or braces. Example: Mud tubes',
  ],
  ['title: A\npair: a, b', '5  pair: must be a list.'],
  ['title: A\nspot: 5', '5  spot: must be a list. Example: [5,8]'],
  [
    'title: A\nhours: late',
    '5  hours: must be fields, each on its own line below the name. Example: opens: …, closes: …',
  ],
  ['title: A\nwords: late', '5  words: must be fields, each on its own line below the name.'],
  ['title: A\nlegs: 1.5', '5  legs: must be a whole number. Example: 6'],
  ['title: A\nlegs: 0', '5  legs: must be more than 0. Example: 6'],
  ['title: A\nlegs: 9', '5  legs: must be less than 9. Example: 6'],
  ['title: A\nisSold: perhaps', '5  isSold: must be true or false.'],
  ['title: A\nkind: cat', '5  kind: “cat” is not one of ant, bee. Example: ant'],
  ['title: A\nlegs: six', '5  legs: must be a number. Example: 6'],
  ['title: A\npage: ants', '5  page: “ants” is not an https address.'],
  ['title: A\npair: [ant]', '5  pair: has 1 of them, and needs 2.'],
  [
    'title: A\nhours: { opens: 8h, shuts: 9h }',
    '5  hours.shuts: there is no such field here. Example: one of opens, closes',
  ],
  [
    'title: A\nhours: { opens: Main St, Suite 4, closes: 9h }',
    '5  a comma ends a text between braces, so “Suite 4” is not read: put quotes around the text.',
  ],
  [
    'title: false',
    '4  title: “false” is no text: write words, or leave the field out. Example: Mud tubes',
  ],
  ['title: no', '4  title: “no” is no text: write words, or leave the field out.'],
  ['title: A\ntitle: B', '5  title: the field is here twice.'],
  ['title: A\nhours: { closes: 8h }', '5  hours.opens: is missing.'],
  ['title: Bugs #1 Ants', `4  only “Bugs” ${isAComment} Example: 'Bugs #1 Ants'`],
  ["title: Ants, it's #1 ", `4  only “Ants, it's” ${isAComment} Example: 'Ants, it''s #1'`],
  ['title: #1 in ants', `4  nothing ${isAComment} Example: '#1 in ants'`],
  [
    'title: A\nhours: { opens: by door #4, closes: late }',
    `5  only “by door” ${isAComment} Example: 'by door #4'`,
  ],
  ['title: &Ants Away', `4  ${needsQuotes('&')} Example: '&Ants Away'`],
  ['title: ! Ants Away', `4  ${needsQuotes('!')} Example: '! Ants Away'`],
  ['date: 2026-11-21\ntitle: *Ants', `5  ${needsQuotes('*')} Example: '*Ants'`],
  ['title: Ants: a plan', `4  ${hasColon} Example: title: 'Ants: a plan'`],
  [
    'title: A\nhours:\n\topens: 8',
    '6  a tab begins the line. Example: two spaces for each step to the right',
  ],
  ['- Mud: tubes: A', `4  ${hasColon} Example: Mud: 'tubes: A'`],
  [
    'words:\n  -name: Dana\n    role: boss',
    '5  a space is missing after the dash. Example: - name: Dana',
  ],
  [
    "title: 'We're open'",
    "4  the text goes on after the quote that closes it: write ’ for an apostrophe, and one pair of quotes around the whole. Example: title: 'We’re open'",
  ],
  ['phone (515) 232\nkind: ant', `4  ${lacksColon} Example: phone: (515) 232`],
  ['title: A\nlegs:6\nkind: ant', '5  a space is missing after the colon. Example: legs: 6'],
  ['title: Ants:', "4  a text with a colon in it needs quotes around it. Example: title: 'Ants:'"],
  ['title: A\nfounded, 2008', `5  ${lacksColon} Example: founded: 2008`],
  [
    'title: A\nzipCodes:\n  – { name: A, url: b }',
    '6  a line of a list begins with - (a hyphen), not –. Example: - { name: A, url: b }',
  ],
  ['title: “Watch: open.”', `4  ${hasColon} Example: title: 'Watch: open.'`],
  [
    'title: "They said "we bait" and did"',
    '4  the text goes on after the quote that closes it: write ’ for an apostrophe, and one pair of quotes around the whole. Example: title: \'They said "we bait" and did\'',
  ],
  [
    'words:\n<!-- Google tag (gtag.js) -->\n<script async>',
    '5  HTML can’t be read here: docs/scripts.md says which part of it goes where.',
  ],
  [
    'words:\n  - <script defer data-domain="a.com" src="https://a.com/b.js"></script>\n    start: a',
    '5  HTML can’t be read here: docs/scripts.md says which part of it goes where.',
  ],
  [
    'title: "They came" and left',
    '4  the text goes on after the quote that closes it: write ’ for an apostrophe, and one pair of quotes around the whole. Example: title: \'"They came" and left\'',
  ],
])('%j is reported with line, field and example', (yaml, expected) => {
  expect(reported(yaml)).toContain(expected)
})

test('a value with one meaning is read as its field means it', () => {
  const yaml =
    'title: 02134\nzipCodes: 02134, 02135\nlegs: “6”\nisSold: "Yes"\nhours: { opens: ‘8’ }'
  expect(checkYaml({ file: 'a.yaml', yaml, schema }).fields).toMatchObject({
    title: '02134',
    zipCodes: ['02134', '02135'],
    legs: 6,
    isSold: true,
    hours: { opens: '8' },
  })
})

test.each(['11/5/2026', 'Nov 5, 2026', 'November 5 2026'])('the day %s is read', (date) => {
  const { fields } = checkYaml({ file: 'a.yaml', yaml: `title: A\ndate: ${date}`, schema })
  expect(fields).toMatchObject({ date: '2026-11-05' })
})

test('any other syntax error is shown in its line, with the parser’s own sentence', () => {
  expect(reported("title: 'A'\n  legs: 6")).toEqual([
    "5  not valid YAML:\ntitle: 'A'\n  legs: 6\n^ All mapping items must start at the same column.",
  ])
})

test('a hidden character is reported at its field, unless it is only called by its code', () => {
  expect(reported('title: "Mud \\u202etubes"\nwords: { a: \'in \\u202e plain\' }')).toEqual([
    expect.stringMatching(/title: a character that nobody sees .*after “Mud”/),
  ])
})

test.each([
  'title: “Quiet” hours',
  'title: We’re open',
  '# Ants\ntitle: A\n# Bees',
  "title: '#1' # for now",
  'title: Ants#1',
  'title: Ants & bees * wasps',
  'title: A\nhours: # of the office\n  opens: 8h',
  'title: A\nhours: { opens: 8h, closes: }',
])('special characters, comments and empty optional fields are accepted: %j', (yaml) => {
  expect(reported(yaml)).toEqual([])
})

test.each([
  'title: A\nhours: { opens: 8, closes: { late } }}\ndate: 2026-11-21\nzipCodes: [a, b]',
  "title: 'We're open: it's late'",
  '\ttitle: A: B',
  'title: A\nhours:\n  opens: 8h\n closes: 9h',
  'hours: {\n  opens: [8,\n  closes: 9\n}\nkind: ant',
  "hours: { opens: A, b, c, 'd' }",
  // The unquoted # hides a bracket, so no bracket is reported as missing.
  'title: A\nhours: { opens: by door #4 }',
])('a syntax error is reported once, without its consequences: %j', (yaml) => {
  expect(reported(yaml)).toHaveLength(1)
})

test('a file without fields is reported', () => {
  for (const yaml of ['', '# Only a comment', '---']) {
    expect(reported(yaml)).toEqual([expect.stringMatching(/^\d {2}is missing\. Example: title: …/)])
  }
})
