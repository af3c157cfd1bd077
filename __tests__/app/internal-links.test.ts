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
  const far = indexable.filter(({ path }) => (clicks.get(path) ?? Infinity) > 3)
  expect(far.map(({ path }) => path)).toEqual([])
})

test('every link inside the site leads to a page or a file, and to a place on it, that exists', () => {
  const files = new Set(['/sitemap.xml'])
  const broken = [...pages.keys()].flatMap((path) =>
    hrefsOf(path)
      .filter((href) => !files.has(href) && !hasPlace(href))
      .map((href) => `${path} → ${href}`),
  )
  expect(broken).toEqual([])
})

test('the check of the content knows the sections of the pages whose places it checks', () => {
  const { pageIds } = loadContent().lookup
  const unknown = [...pageIds].flatMap(([path, places]) =>
    // Every page has a #main, and nobody links into a drawing.
    [...(pages.get(path)?.content.querySelectorAll('[id]:not(svg *, #main)') ?? [])]
      .map(({ id }) => id)
      .filter((id) => !places.includes(id) && !generatedId.test(id))
      .map((id) => `${path}#${id}`),
  )
  expect(pageIds.size).toBeGreaterThan(0)
  expect(unknown).toEqual([])
})

test('pages link to no alias, except the menus, the footer and the services page to its sections', () => {
  const aliases = [...pages.values()].filter((page) => !isIndexable(page)).map(({ path }) => path)
  const others = [...pages.keys()].filter((path) => !path.startsWith('/services/'))
  const linked = others.flatMap((path) =>
    linksOf(path, 'main')
      .filter((target) => aliases.includes(target))
      .map((target) => `${path} → ${target}`),
  )
  expect(linked).toEqual([])
})

test('every location links its neighbors, the services and its articles', () => {
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

/** Addresses inside the site that a page links to, or a part of it. */
function hrefsOf(path: string, part = 'body') {
  const links = pages.get(path)?.content.querySelectorAll(`${part} a[href^="/"]`) ?? []
  return [...links].map((link) => link.getAttribute('href') ?? '')
}

function linksOf(path: string, part?: string) {
  return hrefsOf(path, part).map((href) => href.replace(/[#?].*/, ''))
}

function hasPlace(href: string) {
  const { pathname, hash } = new URL(href, 'https://www.example.com')
  const page = pages.get(pathname)?.content
  return hash ? page?.getElementById(hash.slice(1)) : page
}
