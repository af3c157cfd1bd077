import { cwd, chdir } from 'node:process'
import { folderWith } from '../../support/content-folder'
import { lookupTables } from '@/lib/content/lookup'

const repository = cwd()

afterEach(() => chdir(repository))

test('a link leads to a file in public/, also with its characters encoded', () => {
  chdir(folderWith({ 'public/price list.pdf': '', 'app/page.tsx': '' }))
  const loaded = { definitions: [], root: 'content', facts: {} }
  const { isPath } = lookupTables({ collections: {} } as never, loaded)
  expect(isPath('/price%20list.pdf')).toBe(true)
  expect(isPath('/price-list.pdf')).toBe(false)
})
