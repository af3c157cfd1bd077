import { isIndexable, readSiteMetadata } from '../support/site-pages'
import * as layout from '@/app/layout'
import * as notFound from '@/app/not-found'

test.each(['title', 'description'] as const)('no two pages share a %s', async (field) => {
  const texts = (await readSiteMetadata())
    .filter(isIndexable)
    .map(({ metadata }) => metadata[field])
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('neither the 404 page nor the layout, which every page inherits, has a canonical', () => {
  expect(notFound.metadata.alternates).toBeUndefined()
  expect(layout.metadata.alternates).toBeUndefined()
})
