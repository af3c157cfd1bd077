import { readdirSync } from 'node:fs'
import { files, filesIn, folders } from '@/lib/content/collections'
import { allPages, contentProblems } from '@/lib/content/entries'
import { problemLine } from '@/lib/content/read'

test('the content of the site has nothing to fix', () => {
  expect(contentProblems().map(problemLine)).toEqual([])
})

test('each file of content/ is read', () => {
  const read = [
    ...Object.keys(files).map((name) => `${name}.yaml`),
    ...Object.keys(folders)
      .flatMap(filesIn)
      .map((file) => file.replace('content/', '')),
  ]
  const all = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!photos\/|schemas\/).*\.\w+$/.test(file),
  )
  expect(all.sort()).toEqual(read.sort())
})

test('no two pages have one address or one name', () => {
  const pages = allPages()
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
})
