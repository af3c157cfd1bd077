import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { loadedContent } from '../../support/loaded-content'
import { splitFile } from '@/lib/content/front-matter'
import { findCollection, type Name } from '@/lib/site/content-collections'
import { textAfterSave } from '@/scripts/editor/save'

const files = Object.values(loadedContent.content).flatMap(({ sources }) => [...sources])

test.each(files)(
  '$file stays as it is when nobody changes anything',
  async ({ file, collection }) => {
    const text = readFileSync(file, 'utf8')
    const parts = splitFile(file, text)
    if ('message' in parts) throw new Error(parts.message)
    const { schema } = findCollection(collection as Name)
    const values = {
      ...emptyFields(schema),
      ...(parse(parts.yaml) as object),
      body: parts.body,
    }
    expect(await textAfterSave({ path: file, text, values })).toBe(text)
  },
)

/** The values of the editor's form for fields that the file leaves out. */
function emptyFields(schema: z.ZodType) {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return Object.fromEntries(names.map((name, index) => [name, ['', null, false, []][index % 4]]))
}

const source = `# What the file is for.
name: Oak Hill # as shown
note: What is not in any other field.
confirmed: false
tags: [ants, 'bats, mice']
phone: { display: (303) 555-0142, dial: '+13035550142' }
figure: 13

# When somebody is there.
days:
  - days: Mon-Fri
    opens: '08:00'
  # Mornings only.
  - days: Sat
    opens: '09:00'
  - days: Sun
`

type Values = {
  note: string
  figure: string | number
  phone: { dial: string }
  tags: string[]
  days: { days: string; opens?: string }[]
}

/** Removed and added lines of the file after a change in the form. */
async function linesAfter(change: (values: Values) => unknown) {
  const values = parse(source) as Values
  change(values)
  const saved = await save('company.yaml', source, values)
  const [before, after] = [source.split('\n'), saved.split('\n')]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}

test.each<[string, change: (values: Values) => unknown, lines: string[]]>([
  [
    'lists and groups on one line stay on one line',
    ({ phone, tags }) => [(phone.dial = '+13035550199'), tags.push('ticks, fleas')],
    [
      "- tags: [ants, 'bats, mice']",
      "- phone: { display: (303) 555-0142, dial: '+13035550142' }",
      "+ tags: [ants, 'bats, mice', 'ticks, fleas']",
      "+ phone: { display: (303) 555-0142, dial: '+13035550199' }",
    ],
  ],
  [
    'a new item leaves its neighbors alone',
    ({ days }) => days.unshift({ days: 'Holidays', opens: '' }),
    ['+   - days: Holidays'],
  ],
  [
    'a removed item takes its comment with it',
    ({ days }) => days.splice(1, 1),
    ['-   # Mornings only.', '-   - days: Sat', "-     opens: '09:00'"],
  ],
  [
    'an emptied field is removed',
    (values) => (values.note = ''),
    ['- note: What is not in any other field.'],
  ],
  [
    'a filled field is added',
    ({ days }) => Object.assign(days[2] ?? {}, { opens: '12:00' }),
    ['+     opens: 12:00'],
  ],
  ['a number that the form has as text stays a number', (values) => (values.figure = '13'), []],
])('%s', async (_, change, lines) => {
  expect(await linesAfter(change)).toEqual(lines)
})

const save = (file: string, text: string, values: object) =>
  textAfterSave({ path: `content/${file}`, text, values: { ...values } })

test('a switch that is off is only written in place of one that was on', async () => {
  const values = { name: 'New', confirmed: false }
  expect(await save('new.yaml', '', values)).toBe('name: New\n')
  const on = 'name: New\nconfirmed: true\n'
  expect(await save('new.yaml', on, values)).toBe('name: New\nconfirmed: false\n')
})

test('a changed body leaves the fields alone, and changed fields leave the body alone', async () => {
  const [fields, text] = [
    '---\nname: Oak # as shown\n---\n\n',
    'The  text.\n\n| A | B |\n|---|---|',
  ]
  const saved = (values: object) => save('locations/oak.md', `${fields}${text}\n`, values)
  expect(await saved({ name: 'Oak', body: 'Another.' })).toBe(`${fields}Another.\n`)
  expect(await saved({ name: 'Elm', body: text })).toBe(`${fields.replace('Oak', 'Elm')}${text}\n`)
})
