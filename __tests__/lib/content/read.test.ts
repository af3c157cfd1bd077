import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { folderWith, workInFolderWith } from '../../support/content-folder'
import { parseContent, readContent } from '@/lib/content/read'
import {
  drawing,
  metaTitleSchema,
  pastDaySchema,
  reference,
  slugSchema,
  template,
  textSchema,
  zipCodeSchema,
} from '@/lib/content/schemas/fields'
import { phoneNumber } from '@/lib/content/schemas/phone'

const schema = z.strictObject({
  slug: slugSchema,
  title: metaTitleSchema,
  city: textSchema,
  hero: z.strictObject({
    heading: template('The heading.', { needs: { city: 'the city' }, takes: { count: 'a count' } }),
    plate: drawing('specimens').optional(),
  }),
  phone: phoneNumber,
  email: z.email('must be an e-mail address, such as office@example.com'),
  zipCodes: z.array(zipCodeSchema),
  date: pastDaySchema,
  articles: z.array(reference('articles')).max(2),
  facts: z.array(textSchema).optional(),
  services: z.record(reference('services'), textSchema).optional(),
  sources: z.array(textSchema).optional(),
})

const right = `---
slug: oak-hill
title: Ants in Oak Hill
city: Oak Hill
hero:
  heading: Ants in {city}
  plate: ant
phone: (614) 555-0142
email: office@example.com
zipCodes: ['43016', '43017']
date: 2026-11-21
articles: [mosquito-control]
sources:
  - 'A book'
---

Old brick [1], and [2](/contact).
`

function reported(written: string, mistake: string) {
  expect(right).toContain(written)
  try {
    parseContent('oak-hill.md', right.replace(written, mistake), schema)
    return 'nothing'
  } catch (error) {
    return (error as Error).message
  }
}

test('a file without a mistake gives its fields, and the text below them', () => {
  const { fields, body } = parseContent('oak-hill.md', right, schema)
  expect(fields).toMatchObject({ title: 'Ants in Oak Hill', phone: { dial: '+16145550142' } })
  expect(body.trim()).toBe('Old brick [1], and [2](/contact).')
})

test('a file may have the line ends and the mark of Windows', () => {
  const fromWindows = `\uFEFF${right.replaceAll('\n', '\r\n')}`
  const { fields, body } = parseContent('oak-hill.md', fromWindows, schema)
  expect(fields.city).toBe('Oak Hill')
  expect(body.trim()).toMatch(/^Old brick/)
})

const title = 'title: Ants in Oak Hill'

test.each([
  ['phone: (614) 555-0142', 'phone: (614) 555-014', '8  phone: must have all its digits'],
  ['office@example.com', 'office@example', '9  email: must be an e-mail address'],
  ['  heading: Ants in {city}\n', '', '5  hero.heading: is missing'],
  ['  plate: ant', '  plat: ant', '7  hero.plat: there is no such field here, only heading, plate'],
  [title, `title: ${'ant '.repeat(20)}`, '3  title: has 79 characters, and needs at most 60'],
  [title, 'title: Ants #1 in Ohio', '3  only “Ants” is read, because # begins a comment'],
  [title, 'title: Ants: Oak Hill', '3  Nested mappings are not allowed in compact mappings'],
  [title, 'title: Ants: Oak Hill', 'A text with a colon in it needs quotes around it'],
  [title, 'title: *Ants*', '3  a text that begins with * needs quotes around it: *Ants*'],
  [title, 'title: 2026', '3  title: 2026 is a number: a text of digits needs quotes'],
  [title, 'title:', '3  title: is empty'],
  [title, 'title: [Ants, Bees]', '3  title: Invalid input: expected string, received array'],
  [title, "title: 'Ants", '3  Missing closing'],
  [
    title,
    "title: 'Ant's'",
    'Put quotes around the whole text, and write ’ for an apostrophe in it.',
  ],
  [title, 'title: Ants in {town}', '3  title: has a placeholder between braces'],
  ['{city}', '{town}', '6  hero.heading: has no placeholder {town}, only {city}, {count}'],
  ['{city}', 'Ohio', '6  hero.heading: needs the placeholder {city}'],
  ['  plate', '\tplate', '7  Tabs are not allowed as indentation'],
  ['  plate', '   plate', '6  Nested mappings are not allowed'],
  ['plate: ant', 'plate: antt', '7  hero.plate: there is no drawing public/images/specimens/antt'],
  ['city: Oak Hill', 'city: Oak\ncity: Oak', '5  Map keys must be unique'],
  ['city: Oak Hill', 'city:Oak Hill', '4  Implicit'],
  ['2026-11-21', '2026-13-40', '11  date: 2026-13-40 is not a day such as 2026-11-21'],
  ['2026-11-21', '2926-11-21', '11  date: lies in the future'],
  ["'43016'", "'4301'", '10  zipCodes[1]: must be five digits'],
  ["'43016'", '43016', '10  zipCodes[1]: 43016 is a number: a text of digits needs quotes'],
  ['mosquito-control', 'mosquitos', '12  articles[1]: there is no “mosquitos” in articles, only '],
  ['[mosquito-control]', 'mosquitos', '12  articles: Invalid input: expected array, received'],
  ['sources:', 'facts:\n  - Ants: big\nsources:', '14  facts[1]: a text with a colon in it needs'],
  ['sources:', 'services:\n  ants: Big\nsources:', '14  services.ants: there is no “ants” in'],
  ['slug: oak-hill', 'slug: Oak Hill', '2  slug: must be words of a-z and 0-9 with hyphens'],
  ['brick [1]', 'brick [7]', '17  [7] is in the text, but sources has 1 entries'],
  ['\n---\n\n', '\n', '1  must begin with a line of ---, then the fields'],
])('%j written as %j is reported with its line and field: %s', (written, mistake, message) => {
  const lines = reported(written, mistake)
  expect(lines).toContain(/^\d/.test(message) ? `oak-hill.md:${message}` : message)
})

test('everything that is wrong in a file is reported at once', () => {
  const lines = reported('city: Oak Hill\n', 'citty: Oak Hill\nstate: Ohio\n').split('\n')
  expect(lines.map((line) => line.replace(/: (is|there is no).*/, ''))).toEqual([
    'oak-hill.md:2  city',
    'oak-hill.md:4  citty',
    'oak-hill.md:5  state',
  ])
})

test('a link in content/ to a file outside of it is not followed', () => {
  const outside = folderWith({ 'secret.yaml': 'city: Oak Hill' })
  workInFolderWith({ 'content/company.yaml': 'city: Oak Hill' })
  symlinkSync(join(outside, 'secret.yaml'), 'content/link.yaml')
  const city = z.object({ city: textSchema })
  expect(readContent('content/company.yaml', city).fields).toEqual({ city: 'Oak Hill' })
  expect(() => readContent('content/link.yaml', city)).toThrow(
    'content/link.yaml:1  is a link to a file outside of content/',
  )
})
