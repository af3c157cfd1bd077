import * as layout from '@/app/layout'
import * as notFound from '@/app/not-found'
import { siteUrl } from '@/lib/seo/site-url'

test('the 404 page has a title of its own', () => {
  expect(notFound.metadata.title).toContain('Page Not Found')
})

test('the 404 page stands for no address, and the layout, which every page inherits, names none', () => {
  expect(notFound.metadata.alternates).toBeUndefined()
  expect(layout.metadata.alternates).toBeUndefined()
})

test('relative addresses in the head of a page are those of the site', () => {
  expect(String(layout.metadata.metadataBase)).toBe(`${siteUrl}/`)
})
