import { loadedContent } from '../support/loaded-content'
import { appRoutes } from '@/lib/content/lookup'
import { problemLine } from '@/lib/content/problems'
import { collectionNames, findCollection } from '@/lib/site/content-collections'

test('the content of the site has nothing to fix', () => {
  expect(loadedContent.problems.map(problemLine)).toEqual([])
})

test('each page that is made of entries is a route in lib/site/content-collections.ts, whose entries it shows', () => {
  const routes = collectionNames.flatMap((name) => findCollection(name).routes ?? [])
  expect(
    appRoutes()
      .filter((route) => route.includes('['))
      .sort(),
  ).toEqual([...new Set(routes)].sort())
})
