import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readFile, writeFile } from '@/scripts/edit/patch-yaml'
import { sveltiaConfig } from '@/scripts/edit/sveltia-config'

const { collections = [], singletons = [] } = sveltiaConfig()

const forms = [...collections, ...singletons].flatMap((entry) => {
  if ('folder' in entry) {
    const paths = readdirSync(entry.folder).map((name) => join(entry.folder, name))
    return paths.map((path) => ({ path, fields: entry.fields }))
  }
  return 'file' in entry ? [{ path: entry.file, fields: entry.fields }] : []
})

test.each(forms)('$path stays as it is when nobody changes anything', ({ path, fields }) => {
  const text = readFileSync(path, 'utf8')
  const filled = fillEmpty(fields, readFile(text.trim()))
  expect(`${writeFile(filled, fields).trim()}\n`).toBe(text)
})

/** As the editor's form does: an optional field that the file leaves out is there, and empty. */
function fillEmpty(fields: readonly object[], values: Record<string, unknown>) {
  const empty = (fields as { name: string; widget: string }[]).map(({ name, widget }) => [
    name,
    { boolean: false, number: null, list: [], object: null, select: '' }[widget] ?? '',
  ])
  return { ...(Object.fromEntries(empty) as object), ...values }
}

const fields = [
  { name: 'name', widget: 'string' },
  { name: 'note', widget: 'text', required: false },
  { name: 'sample', widget: 'boolean', required: false },
  { name: 'confirmed', widget: 'boolean' },
  { name: 'tags', widget: 'list', required: false, field: { name: 'item', widget: 'string' } },
  {
    name: 'phone',
    widget: 'object',
    fields: [
      { name: 'display', widget: 'string' },
      { name: 'dial', widget: 'string' },
    ],
  },
  {
    name: 'days',
    widget: 'list',
    fields: [
      { name: 'days', widget: 'string' },
      { name: 'opens', widget: 'string', required: false },
    ],
  },
]

const source = `# What the file is for.
name: Oak Hill # as shown
note: >-
  The first of two lines, and
  then the second of them.
confirmed: false
tags: [ants, 'bats, mice']
phone: { display: (303) 555-0142, dial: '+13035550142' }

# When somebody is there.
days:
  - days: Mon-Fri
    opens: '08:00'
  # Mornings only.
  - days: Sat
    opens: '09:00'
  - days: Sun
`

type Values = ReturnType<typeof readFile> & {
  phone: { display: string; dial: string }
  tags: string[]
  days: { days: string; opens?: string }[]
}

/** What is gone from the file, and what is new in it, after a change in the form. */
function linesAfter(change: (values: Values) => void) {
  const values = readFile(source.trim()) as Values
  change(values)
  const before = source.trim().split('\n')
  const text = writeFile(values, fields)
  const after = text.trim().split('\n')
  expect(() => parse(text) as unknown).not.toThrow()
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}

test('a changed value keeps its line, with its comment', () => {
  expect(linesAfter((values) => (values.name = 'Oak Dale'))).toEqual([
    '- name: Oak Hill # as shown',
    '+ name: Oak Dale # as shown',
  ])
})

test('a text with a colon gets the quotes that it needs', () => {
  expect(linesAfter((values) => (values.name = 'Oak Hill: north'))).toEqual([
    '- name: Oak Hill # as shown',
    "+ name: 'Oak Hill: north' # as shown",
  ])
})

test('what stands on one line stays on one line', () => {
  const change = (values: Values) => {
    values.phone.dial = '+13035550199'
    values.tags.push('ticks, fleas')
  }
  expect(linesAfter(change)).toEqual([
    "- tags: [ants, 'bats, mice']",
    "- phone: { display: (303) 555-0142, dial: '+13035550142' }",
    "+ tags: [ants, 'bats, mice', 'ticks, fleas']",
    "+ phone: { display: (303) 555-0142, dial: '+13035550199' }",
  ])
})

test('a text over several lines stays one, no wider than it was', () => {
  const note = 'The first of two lines, and then the third of them.'
  expect(linesAfter((values) => (values.note = note))).toEqual([
    '-   then the second of them.',
    '+   then the third of them.',
  ])
})

test('an item is changed, added and taken out without its neighbors', () => {
  expect(linesAfter(({ days }) => (days[1] = { days: 'Sat', opens: '10:00' }))).toEqual([
    "-     opens: '09:00'",
    "+     opens: '10:00'",
  ])
  expect(linesAfter(({ days }) => days.unshift({ days: 'Holidays' }))).toEqual([
    '+   - days: Holidays',
  ])
  expect(linesAfter(({ days }) => days.splice(1, 1))).toEqual([
    '-   - days: Sat',
    "-     opens: '09:00'",
  ])
})

test('a field that is emptied goes, and one that is filled comes', () => {
  expect(linesAfter((values) => (values.note = ''))).toEqual([
    '- note: >-',
    '-   The first of two lines, and',
    '-   then the second of them.',
  ])
  expect(linesAfter(({ days }) => Object.assign(days[2] ?? {}, { opens: '12:00' }))).toEqual([
    '+     opens: 12:00',
  ])
})

test('a switch that is off is written where the file needs it, and else left out', () => {
  const written = writeFile({ name: 'New', sample: false, confirmed: false }, fields)
  expect(parse(written)).toEqual({ name: 'New', confirmed: false })
})

test('a new Markdown file has its fields above its text', () => {
  const text = writeFile({ name: 'New', body: 'The text.' }, [
    ...fields.slice(0, 1),
    { name: 'body' },
  ])
  expect(text).toBe('---\nname: New\n---\n\nThe text.\n')
})

test('a changed text leaves the fields above it alone', () => {
  const file = '---\nname: Oak # as shown\n---\n\nThe text.\n'
  const values = readFile(file.trim())
  const written = writeFile({ ...values, body: 'Another.' }, [
    ...fields.slice(0, 1),
    { name: 'body' },
  ])
  expect(written).toBe('---\nname: Oak # as shown\n---\n\nAnother.\n')
})
