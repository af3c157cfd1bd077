import type { Metadata } from 'next'
import { isIndexable, readSiteMetadata, type PageFacts } from '../support/site-pages'
import * as layout from '@/app/layout'
import * as notFound from '@/app/not-found'
import { company } from '@/lib/company/company'

let pages: PageFacts[]

beforeAll(async () => {
  pages = await readSiteMetadata()
})

test('every title has at most 60 characters, and every description 120 to 160, or fewer where a claim has gone from it', () => {
  const fewest = company.sample ? 120 : 70
  const misfits = pages.filter(({ metadata }) => {
    const length = metadata.description?.length ?? 0
    return titleOf(metadata).length > 60 || length < fewest || length > 160
  })
  expect(misfits.map(({ path }) => path)).toEqual([])
})

test('no two pages share a title or a description', () => {
  const indexable = pages.filter(isIndexable)
  expect(duplicates(indexable.map(({ metadata }) => titleOf(metadata)))).toEqual([])
  expect(duplicates(indexable.map(({ metadata }) => metadata.description ?? ''))).toEqual([])
})

test('neither the 404 page nor the layout, which every page inherits, names a canonical', () => {
  expect(notFound.metadata.alternates).toBeUndefined()
  expect(layout.metadata.alternates).toBeUndefined()
})

const titleOf = (metadata: Metadata) => String(metadata.title)

function duplicates(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
