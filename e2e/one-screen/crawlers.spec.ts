import {
  aliases,
  canonicalPages,
  knownArticles,
  locations,
  readSitemap,
  unlistedPages,
} from '../support/site'
import { expect, test, type Page } from '../support/test'

const missingPage = '/no-such-page'

const sitemap = readSitemap()
const aliasPaths = Object.keys(aliases)
const allPaths = [...sitemap.paths, ...aliasPaths, ...unlistedPages]

type PageFacts = {
  path: string
  titles: string[]
  description: string | undefined
  canonical: string | undefined
  robots: string | undefined
  links: string[]
  ids: string[]
}

/** What a crawler reads in the HTML of each page, without running a script. */
async function readPages(page: Page, paths: readonly string[]): Promise<PageFacts[]> {
  return Promise.all(
    paths.map(async (path) => {
      const html = await (await page.request.get(path)).text()
      return { path, ...(await page.evaluate(readFacts, html)) }
    }),
  )
}

function readFacts(html: string): Omit<PageFacts, 'path'> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const attributes = (selector: string, name: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
  return {
    titles: [...page.head.querySelectorAll('title')].map((title) => title.textContent),
    description: attributes('meta[name="description"]', 'content')[0],
    canonical: attributes('link[rel="canonical"]', 'href')[0],
    robots: attributes('meta[name="robots"]', 'content')[0],
    links: attributes('a[href]', 'href'),
    ids: attributes('[id]', 'id'),
  }
}

test('every route of the table answers 200 [spec: Route table; Roles and permissions]', async ({
  request,
}) => {
  const articles = knownArticles.map((slug) => `/blog/${slug}`)
  for (const path of [...canonicalPages, ...articles, ...aliasPaths, ...unlistedPages]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
  }
})

test('sitemap.xml lists the pages that are their own canonical, and no other', async ({ page }) => {
  const xml = await (await page.request.get('/sitemap.xml')).text()
  const listed = readSitemap(xml).paths
  const [articleList] = await readPages(page, ['/articles'])
  const articles = new Set(articleList?.links.filter((href) => href.startsWith('/blog/')))
  expect([...articles]).toEqual(
    expect.arrayContaining(knownArticles.map((slug) => `/blog/${slug}`)),
  )
  expect(listed.toSorted()).toEqual([...canonicalPages, ...articles].toSorted())
})

test('robots.txt names sitemap.xml and shuts nobody out', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${sitemap.origin}/sitemap.xml`)
  expect(robots).not.toMatch(/^Disallow: *\//m)
})

test('search engines are kept out of the confirmation, the 404 page and the empty services page', async ({
  page,
}) => {
  for (const { path, robots } of await readPages(page, [...unlistedPages, missingPage])) {
    expect(robots, path).toContain('noindex')
  }
  for (const { path, robots } of await readPages(page, [...sitemap.paths, ...aliasPaths])) {
    expect(robots ?? '', path).not.toContain('noindex')
  }
})

test('every page has a title and a description of its own, of a length that is shown', async ({
  page,
}) => {
  const pages = await readPages(page, sitemap.paths)
  for (const { path, titles, description } of pages) {
    expect(titles, path).toHaveLength(1)
    expect(titles[0]?.length, `title of ${path}`).toBeLessThanOrEqual(60)
    expect(description?.length, `description of ${path}`).toBeGreaterThanOrEqual(120)
    expect(description?.length, `description of ${path}`).toBeLessThanOrEqual(160)
  }
  expect(duplicates(pages.map(({ titles }) => titles[0]))).toEqual([])
  expect(duplicates(pages.map(({ description }) => description))).toEqual([])
})

test('every page names itself as canonical, and an alias the page it stands for [spec: Location pages]', async ({
  page,
}) => {
  for (const { path, canonical } of await readPages(page, sitemap.paths)) {
    expect(canonical && new URL(canonical).href, path).toBe(new URL(path, sitemap.origin).href)
  }
  for (const [alias, path] of Object.entries(aliases)) {
    const [facts] = await readPages(page, [alias])
    expect(facts?.canonical, alias).toBe(`${sitemap.origin}${path}`)
  }
})

test('every link inside the site leads to a page, and to a place on it that exists', async ({
  page,
}) => {
  const pages = await readPages(page, [...allPaths, missingPage])
  const targets = new Map<string, string>()
  for (const { path, links } of pages) {
    for (const href of links) {
      const url = new URL(href, `${sitemap.origin}${path}`)
      if (url.origin === sitemap.origin) targets.set(url.pathname + url.hash, path)
    }
  }
  const broken: string[] = []
  for (const path of new Set([...targets.keys()].map((target) => target.replace(/#.*/, '')))) {
    if (path === missingPage) continue
    const response = await page.request.get(path, { maxRedirects: 0 })
    if (response.status() !== 200) broken.push(`${path}: ${response.status()}`)
  }
  for (const [target, from] of targets) {
    const [path, hash] = target.split('#')
    const ids = pages.find((candidate) => candidate.path === path)?.ids
    if (hash && !ids?.includes(hash)) broken.push(`${target}, linked from ${from}`)
  }
  expect(broken).toEqual([])
})

test('no page of the site is out of reach of its links', async ({ page }) => {
  const pages = await readPages(page, sitemap.paths)
  const linked = new Set(pages.flatMap(({ links }) => links.map((href) => href.replace(/#.*/, ''))))
  expect(sitemap.paths.filter((path) => !linked.has(path))).toEqual([])
})

test('the sitemap page lists the pages in six groups and leads to sitemap.xml [spec: Sitemap page]', async ({
  page,
}) => {
  await page.goto('/sitemap')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Main Pages',
    'Service Pages',
    'Primary Locations',
    'Additional Locations',
    'More Locations',
    'Legal Pages',
  ])
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const { slug } of locations) expect(hrefs).toContain(`/locations/${slug}`)
  for (const path of ['/', '/about', '/services', '/articles', '/contact', '/estimate']) {
    expect(hrefs).toContain(path)
  }
  for (const path of ['/pest-control', '/bed-bugs', '/wildlife']) expect(hrefs).toContain(path)
  for (const path of ['/privacy-policy', '/terms-of-service']) expect(hrefs).toContain(path)
  await expect(main.getByRole('link', { name: 'sitemap.xml' })).toHaveAttribute(
    'href',
    '/sitemap.xml',
  )
})

function duplicates(values: readonly (string | undefined)[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
