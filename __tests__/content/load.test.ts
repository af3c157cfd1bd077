import { loadContent } from '@/lib/content/load'
import { problemLine } from '@/lib/content/problems'
import { appRoutes } from '@/lib/content/references'
import { definitions } from '@/lib/content/registry'

test('the content of the site has nothing to fix', () => {
  expect(loadContent().problems.map(problemLine)).toEqual([])
})

test('each page that is made of entries is a route of the registry, whose entries it shows', () => {
  const routes = Object.values(definitions).flatMap((row) => row.routes ?? [])
  expect(
    appRoutes()
      .filter((route) => route.includes('['))
      .sort(),
  ).toEqual([...new Set(routes)].sort())
})
