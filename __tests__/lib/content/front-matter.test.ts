import { z } from 'zod'
import { refusalOf } from '../../support/content-folder'
import { parseFrontMatter } from '@/lib/content/front-matter'

const schema = z.strictObject({ title: z.string(), tone: z.enum(['calm', 'loud']) })

const parse = (source: string) => parseFrontMatter('mud-tubes.md', source, schema)

test('the fields and the text below them are read', () => {
  const { data, body } = parse('---\ntitle: Mud tubes\ntone: calm\n---\n\nBreak one open.\n')
  expect(data).toEqual({ title: 'Mud tubes', tone: 'calm' })
  expect(body.trim()).toBe('Break one open.')
})

test('a file with the line breaks of Windows is read like any other', () => {
  const { data, body } = parse('---\r\ntitle: Mud tubes\r\ntone: calm\r\n---\r\n\r\nBreak it.\r\n')
  expect(data).toEqual({ title: 'Mud tubes', tone: 'calm' })
  expect(body.trim()).toBe('Break it.')
})

test('a file with a byte order mark is read like any other', () => {
  const { data } = parse('\uFEFF---\ntitle: Mud tubes\ntone: calm\n---\n\nBreak one open.\n')
  expect(data).toEqual({ title: 'Mud tubes', tone: 'calm' })
})

test.each([
  ['front matter', '---\ntitle: Ca\xf1on\ntone: calm\n---\n\nBreak one open.\n', 2],
  ['text', '---\ntitle: Mud tubes\ntone: calm\n---\n\nBreak one \xabopen\xbb.\n', 6],
])('a file that is not UTF-8 is refused by name, with the line, in its %s', (_, source, line) => {
  const asRead = Buffer.from(source, 'latin1').toString('utf8')
  expect(refusalOf(() => parse(asRead))).toBe(
    `mud-tubes.md:${line}  a letter here cannot be read: save the file as UTF-8.`,
  )
})

test.each(['2024-01-15', "'2024-01-15'", '"2024-01-15"'])(
  'the date %s is read without its quotes',
  (date) => {
    const source = `---\ndate: ${date}\n---\n\nBreak one open.\n`
    const { data } = parseFrontMatter('mud-tubes.md', source, z.object({ date: z.iso.date() }))
    expect(data.date).toBe('2024-01-15')
  },
)

test('a rule of dashes further down belongs to the text', () => {
  const { body } = parse('---\ntitle: Mud tubes\ntone: calm\n---\n\nBefore\n\n---\n\nAfter\n')
  expect(body).toContain('Before\n\n---\n\nAfter')
})

test.each([
  ['a file without front matter', 'Break one open.\n'],
  ['front matter that is not closed', '---\ntitle: Mud tubes\n\nBreak one open.\n'],
  ['front matter below something else', '\n---\ntitle: Mud tubes\n---\n\nBreak one open.\n'],
])('%s is refused by name, with what a file must begin with', (_, source) => {
  expect(refusalOf(() => parse(source))).toBe(
    'mud-tubes.md:1  must begin with front matter between two lines of ---. Example: ---, then the fields, then ---',
  )
})

test('front matter that is no YAML is refused by name, with the line', () => {
  const message = refusalOf(() => parse("---\ntitle: 'Mud tubes\ntone: calm\n---\n\nBreak it.\n"))
  expect(message).toBe(
    "mud-tubes.md:2  a quote is opened and never closed. Example: title: 'Mud tubes'",
  )
})

test('front matter that is a list is refused by name', () => {
  expect(refusalOf(() => parse('---\n- calm\n---\n\nBreak it.\n'))).toMatch(
    /^mud-tubes\.md:2 {2}must be fields with names/,
  )
})

test('an unknown field is refused by name', () => {
  const message = refusalOf(() =>
    parse('---\ntitle: Mud tubes\ntone: calm\ncolour: red\n---\n\nBreak it.\n'),
  )
  expect(message).toContain('mud-tubes.md')
  expect(message).toContain(
    'mud-tubes.md:4  colour: there is no such field here. Example: one of title, tone',
  )
})

test('everything that is wrong is told at once, each with its field and what it may be', () => {
  const message = refusalOf(() => parse('---\ntone: shrill\n---\n\nBreak it.\n'))
  expect(message).toContain('mud-tubes.md')
  expect(message).toMatch(/mud-tubes\.md:2 {2}title: is missing/)
  expect(message).toMatch(/mud-tubes\.md:2 {2}tone: “shrill” is not one of calm, loud/)
})

test.each([
  ['nothing', ''],
  ['spaces and empty lines', '\n   \n\t\n'],
])('a file with %s below its front matter is refused by name', (_, body) => {
  expect(refusalOf(() => parse(`---\ntitle: Mud tubes\ntone: calm\n---\n${body}`))).toBe(
    'mud-tubes.md:4  has no text below its front matter.',
  )
})
