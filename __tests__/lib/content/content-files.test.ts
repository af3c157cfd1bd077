import { folderWith, refusalOf } from '../../support/content-folder'
import {
  memoizeInProduction,
  readMarkdownFiles,
  rejectDuplicates,
} from '@/lib/content/content-files'

afterEach(() => jest.restoreAllMocks())

test('the Markdown files of a folder are read by name, and nothing else is', () => {
  const folder = folderWith({ 'wasps.md': 'W', 'ants.md': 'A', 'notes.txt': 'N', 'mdx.mdx': 'X' })
  expect(readMarkdownFiles(folder)).toEqual([
    { file: 'ants.md', name: 'ants', source: 'A' },
    { file: 'wasps.md', name: 'wasps', source: 'W' },
  ])
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
