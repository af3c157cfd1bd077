import { readdirSync } from 'node:fs'
import { problemLine } from '@/lib/content/read'
import { files, folders } from '@/lib/site/content-collections'
import { allPages, contentProblems } from '@/lib/site/site-content'

test('the content of the site has nothing to fix', () => {
  expect(contentProblems().map(problemLine)).toEqual([])
})

test('each file of content/ is read', () => {
  const read = [
    ...Object.keys(files).map((name) => `${name}.yaml`),
    ...Object.values(folders).flatMap(({ files }) => files().map((file) => file.slice(8))),
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
