import { problemLine } from '@/lib/content/problems'
import { renderMarkdown } from '@/lib/markdown/markdown'
import { plainTextProblem } from '@/lib/markdown/markdown-problems'

const reported = (markdown: string) =>
  renderMarkdown('a.md', markdown).problems.map(problemLine).join('\n')

test.each([
  ['Ants.[^1]\n\n[^1]: The note.', 'a.md:3  [^1] shows as it is'],
  ['Ants.[^2]\n\n[^2]: https://www.epa.gov/', 'a.md:3  [^1] shows as it is'],
  ['See [Wasp](/contact us).', 'a.md:3  ]( shows as it is: the address has a space in it'],
  ['See [Wasp] (/contact).', 'a.md:3  ] ( shows as it is: take the space out'],
  ['![An ant](photos/ant.jpg)', 'Example: ![What it shows](/photos/ant.jpg "Caption")'],
  [
    '![An ant](/photos/ant.jpg “Ant”)',
    'a.md:3  “ shows as it is: a caption is between straight quotes',
  ],
  ['##Ants', 'a.md:3  ##Ants shows as it is: put a space after #'],
  ['#Ants', 'a.md:3  #Ants shows as it is: put a space after #'],
  ['-Tubes', 'a.md:3  -Tubes shows as it is: put a space after its sign'],
  ['-[ ] Strip the bed', 'a.md:3  -[ ] Strip the bed shows as it is: put a space'],
  ['1.Look', 'a.md:3  1.Look shows as it is: put a space after its sign'],
  ['• Tubes\n• Wings', 'a.md:3  • T shows as it is: a list begins with - and a space'],
  ['·       Tubes', 'a.md:3  ·       T shows as it is: a list begins with - and a space'],
  ['    Tubes of mud', 'a.md:3  a line after four spaces, or between ```, would show as a program'],
  ['```\nTubes', 'a.md:3  a line after four spaces, or between ```, would show as a program'],
  ['**Ants **here', 'a.md:3  ** shows as it is: no space may be inside it'],
  ['Some text\n---', 'a.md:3  the dashes below the line make a heading of it'],
  [
    '| A | B |\n| C | D |',
    'a.md:3  | A | B | shows as it is: a table has dashes below its first line, no empty line',
  ],
  ['| A | B |\n| --- | --- |\n| C $69 |', 'a.md:5  a row of the table has 1 cells'],
  ['| A | B |\n| --- | --- |\n| C | D | E |', 'a.md:5  a row of the table has 3 cells'],
  ['See (prices)[/prices].', ')[ shows as it is: the text belongs between [ and ]'],
  ['Ants\t$150\t$300', 's\t$ shows as it is: a tab makes no column'],
  ['2019. That was it.', 'a.md:3  Markdown would change the words of “2019. That was it.”'],
  ['1. One\n2019. Two', 'a.md:4  Markdown would change the words of “2019. Two”'],
  ['1. One\n  - Two', 'a.md:4  a list inside a list begins below the words of its item: put 3'],
  [
    '- One\n  more\n - Two',
    'a.md:5  a list inside a list begins below the words of its item: put 2',
  ],
  ['A room of 2*4*6 feet', 'a.md:3  Markdown would change the words of “A room of 2*4*6 feet”'],
  [
    '[Ants]: /contact "and mice"',
    'a.md:3  Markdown would change the words of “[Ants]: /contact "and mice"”',
  ],
  ['R&amp;D', 'a.md:3  &amp; is for programs: type the character itself'],
  ['![An ant](/photos/ant.jpg "A&#8238;B")', 'a.md:3  &#8238; is for programs'],
  ['The `code', 'a.md:3  ` shows as it is'],
  ['Call (614) 555-014.', 'a.md:3  (614) 555-014 has 9 digits'],
  ['Call 614-555-01422 today.', 'a.md:3  614-555-01422 has 11 digits'],
  ['Our number 614-555-01422.', 'a.md:3  614-555-01422 has 11 digits'],
  ['Call (614) 55-0142.', 'a.md:3  (614) 55-0142 has 9 digits'],
  ['[Write](mailto:office@acme)', 'a.md:3  “mailto:office@acme” reaches nobody'],
  ['[Write](mailto:office@acme,com)', 'a.md:3  “mailto:office@acme,com” reaches nobody'],
  ['[Call](tel:+1614555014)', 'a.md:3  “tel:+1614555014” reaches nobody'],
  ['[Call](tel:61455501422)', 'a.md:3  “tel:61455501422” reaches nobody'],
])('%j is reported with its line', (markdown, line) => {
  expect(reported(`Words.\n\n${markdown}`)).toContain(line)
})

test.each([
  'Seen [1], [2][1] or [sic] (in a letter).',
  '#1 in ants, at -40°F, 3.5 inches, 2 * 3 * 4, a_b__c',
  '- Tubes\n- **Wings**, *long* and `a|b`\n\n1. Look\n2. Go',
  '| A | B |\n| --- | --- |\n| a \\| b | `c` |\nD | |',
  '1. One\n   - Two\n     - Three\n2. **Four** 5\n\n- Six\n  - Seven\n- Eight',
  'Words\n\n---\n\nWords',
  'Call (614) 555-0142, 614-555-0142, 1-800-222-1222, +1 614 555 0142 or 1-800-WILDLIFE in 2026-11-21.',
  'EPA Reg. No. 432-763-279 and license 123-456-78',
  'About ~$150 for ants and ~$200 for mice',
  'An \\*asterisk and \\# a sign',
  '[Write](mailto:the.office@acme-pest.com?subject=Ants) [call](tel:+16145550142) [or](tel:911) [or](tel:614-555-0142) [or](tel:+442079460018)',
  '[A link](</contact>) <https://www.epa.gov/a_(b)>',
])('%j is accepted', (markdown) => {
  expect(reported(markdown)).toBe('')
})

test('a list of many levels takes no time', () => {
  const levels = Array.from({ length: 26 }, (_, level) => `${'  '.repeat(level)}- ${level}`)
  expect(reported(levels.join('\n'))).toBe('')
}, 2_000)

test.each([
  ['Read [our prices](/prices).', '[our prices](/prices) would show', 'Read our prices.'],
  ['We **always** call.', '** would show', 'We always** call.'],
  ['## Prices', '## Prices would show', 'Prices'],
  ['Smith &amp; Sons', '&amp; would show', 'Smith & Sons'],
  ['One<br>two', '<br> would show', 'Onetwo'],
  ['Seen.[^1]', '[^1] would show', 'Seen.[1]'],
  ['Call (614) 555-014.', '(614) 555-014 has 9 digits', undefined],
  [' \n', 'says nothing', undefined],
])('a field with %j is reported', (text, message, example) => {
  expect(plainTextProblem(text)).toMatchObject({
    message: expect.stringContaining(message) as string,
    ...(example !== undefined && { example }),
  })
})

test.each(['', 'Ants & bees; 2 * 3 [1] (or not) <1/4 inch', '#1 in Dublin', 'R&D; a_b__c'])(
  'a field may have the text %j',
  (text) => {
    expect(plainTextProblem(text)).toBeUndefined()
  },
)
