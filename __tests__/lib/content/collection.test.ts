import { z } from 'zod'
import { folderWith, markdownFile, refusalOf } from '../../support/content-folder'
import { memoizeInProduction, readCollection, rejectDuplicates } from '@/lib/content/collection'

const schema = z.strictObject({ slug: z.string() })

afterEach(() => jest.restoreAllMocks())

test('the Markdown files of a folder are read by name, and nothing else is', () => {
  const folder = folderWith({
    'wasps.md': markdownFile({ slug: 'wasps' }, 'W'),
    'ants.md': markdownFile({ slug: '/ants' }, 'A'),
    'notes.txt': 'N',
  })
  expect(readCollection(folder, schema)).toEqual([
    { file: 'ants.md', fields: { slug: '/ants' }, content: '<p>A</p>\n', headings: [] },
    { file: 'wasps.md', fields: { slug: 'wasps' }, content: '<p>W</p>\n', headings: [] },
  ])
})

test('a file that is not named after its slug is refused by name', () => {
  const folder = folderWith({ 'ants.md': markdownFile({ slug: 'wasps' }) })
  expect(refusalOf(() => readCollection(folder, schema))).toBe(
    "ants.md: slug is wasps, but the file's name asks for ants",
  )
})

test('two files with one value are refused, both by name', () => {
  const message = refusalOf(() =>
    rejectDuplicates('id', [
      { file: 'ants.md', value: '1' },
      { file: 'bats.md', value: '2' },
      { file: 'wasps.md', value: '1' },
    ]),
  )
  expect(message).toBe('wasps.md: id "1" is already used in ants.md')
})

test('content is read once a process', () => {
  const read = jest.fn(() => ({}))
  const get = memoizeInProduction(read)
  expect(get()).toBe(get())
  expect(read).toHaveBeenCalledTimes(1)
})

test('content is read anew at each request while developing', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  const read = jest.fn(() => ({}))
  const get = memoizeInProduction(read)
  get()
  get()
  expect(read).toHaveBeenCalledTimes(2)
})
