import { basename, join } from 'node:path'
import { z } from 'zod'
import { folderWith, markdownFile, refusalOf } from '../../support/content-folder'
import {
  checkCollection,
  findDuplicates,
  memoizeInProduction,
  readCollection,
} from '@/lib/content/collection'

const schema = z.strictObject({ slug: z.string() })

afterEach(() => jest.restoreAllMocks())

test('the Markdown files of a folder are read by name, and nothing else is', () => {
  const folder = folderWith({
    'wasps.md': markdownFile({ slug: 'wasps' }, 'W'),
    'ants.md': markdownFile({ slug: '/ants' }, 'A [link](/contact)'),
    'notes.txt': 'N',
  })
  expect(readCollection(folder, schema)).toMatchObject([
    {
      file: join(folder, 'ants.md'),
      fields: { slug: '/ants' },
      content: '<p>A <a href="/contact">link</a></p>\n',
      references: [{ kind: 'link', href: '/contact', line: 5 }],
    },
    { file: join(folder, 'wasps.md'), fields: { slug: 'wasps' }, content: '<p>W</p>\n' },
  ])
})

test('a file that is not named after its slug is refused by its path, with the slug that fits', () => {
  const folder = folderWith({ 'ants.md': markdownFile({ slug: 'wasps' }) })
  expect(refusalOf(() => readCollection(folder, schema))).toBe(
    `${folder}/ants.md:2  slug: is wasps, but the file is named ants.md. Example: ants`,
  )
})

test('all that is wrong in all files is told at once, each with its line', () => {
  const folder = folderWith({
    'ants.md': markdownFile({ slug: 'ants', colour: 'red' }, 'Some <b>words</b>.'),
    'bats.md': '---\nslug: [bats\n---\n\nBats.\n',
    'cats.md': markdownFile({ slug: 'cats' }, 'One.\n\n# Two'),
  })
  const { findings, entries } = checkCollection(folder, schema)
  expect(findings.map(({ file, line }) => [basename(file), line])).toEqual([
    ['ants.md', 3],
    ['ants.md', 6],
    ['ants.md', 6],
    ['bats.md', 2],
    ['cats.md', 7],
  ])
  expect(entries.map(({ fields }) => fields.slug)).toEqual(['cats'])
})

test('two files with one value are told, both by name', () => {
  const schema = z.strictObject({ slug: z.string(), id: z.string() })
  const folder = folderWith({
    'ants.md': markdownFile({ slug: 'ants', id: 'a' }),
    'bats.md': markdownFile({ slug: 'bats', id: 'b' }),
    'wasps.md': markdownFile({ slug: 'wasps', id: 'a' }),
  })
  expect(findDuplicates(readCollection(folder, schema), 'id')).toEqual([
    {
      file: join(folder, 'wasps.md'),
      line: 3,
      field: 'id',
      message: `“a” is already used in ${join(folder, 'ants.md')}`,
    },
  ])
})

test('content is read once a process', () => {
  const read = jest.fn(() => ({}))
  const get = memoizeInProduction(read)
  expect(get()).toBe(get())
  expect(read).toHaveBeenCalledTimes(1)
})

test('content is read anew for the next look while developing', () => {
  jest.useFakeTimers()
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  const read = jest.fn(() => ({}))
  const get = memoizeInProduction(read)
  get()
  get()
  expect(read).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(3_000)
  get()
  expect(read).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})
