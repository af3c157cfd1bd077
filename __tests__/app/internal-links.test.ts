/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["node"]} */
import { isIndexable, readSitePages, type SitePage } from '../support/site-pages'
import { getLocations } from '@/lib/locations/locations'
import { generatedId } from '@/lib/pages/section-ids'
import { services } from '@/lib/services/services'
import { loadContent } from '@/lib/site-content'

let pages: Map<string, SitePage>

beforeAll(async () => {
  pages = new Map((await readSitePages()).map((page) => [page.path, page]))
})

test('every page is within three clicks of the home page', () => {
  const clicks = new Map([['/', 0]])
  // A map can grow while it is walked, and is walked in the order in which it grew.
  for (const [path, count] of clicks) {
    for (const target of linksOf(path)) {
      if (pages.has(target) && !clicks.has(target)) clicks.set(target, count + 1)
    }
  }
  const indexable = [...pages.values()].filter(isIndexable)
  const tooFar = indexable.filter(({ path }) => (clicks.get(path) ?? Infinity) > 3)
  expect(tooFar.map(({ path }) => path)).toEqual([])
})

test('the anchors that content may link to are complete', () => {
  const { pageIds } = loadContent().lookup
  const missing = [...pageIds].flatMap(([path, ids]) =>
    // Every page has a #main, and no content links into a drawing.
    [...(pages.get(path)?.content.querySelectorAll('[id]:not(svg *, #main)') ?? [])]
      .map(({ id }) => id)
      .filter((id) => !ids.includes(id) && !generatedId.test(id))
      .map((id) => `${path}#${id}`),
  )
  expect(pageIds.size).toBeGreaterThan(0)
  expect(missing).toEqual([])
})

test('the content of pages links to no alias, except on the pages of services', () => {
  const aliases = [...pages.values()].filter((page) => !isIndexable(page)).map(({ path }) => path)
  const others = [...pages.keys()].filter((path) => !path.startsWith('/services/'))
  const linked = others.flatMap((path) =>
    linksOf(path, 'main')
      .filter((target) => aliases.includes(target))
      .map((target) => `${path} → ${target}`),
  )
  expect(linked).toEqual([])
})

test('every location page links to its neighbors, the services and its articles', () => {
  for (const { slug, nearbyAreas, articles } of getLocations()) {
    expect(linksOf(`/locations/${slug}`, 'main')).toEqual(
      expect.arrayContaining([
        ...nearbyAreas.map((nearby) => `/locations/${nearby}`),
        ...services().map((service) => `/${service.slug}`),
        ...articles.map((article) => `/blog/${article}`),
      ]),
    )
  }
})

/** The paths of this site that a page, or a part of it, links to. */
function linksOf(path: string, part = 'body') {
  const links = pages.get(path)?.content.querySelectorAll(`${part} a[href^="/"]`) ?? []
  return [...links].map((link) => (link.getAttribute('href') ?? '').replace(/[#?].*/, ''))
}
