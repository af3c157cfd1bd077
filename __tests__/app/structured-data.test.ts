/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["node"]} */
import { isIndexable, readSitePages, type SitePage } from '../support/site-pages'
import { company } from '@/lib/company/company'
import { getAnimals } from '@/lib/guide/animals'
import { getOwnPages } from '@/lib/pages/own-pages'
import { everyPage } from '@/lib/pages/page-copy'

type Node = Record<string, unknown> & { '@type': string }

/** What search engines require of a type, and what they recommend and the pages can show. */
const expectedFields: Record<string, readonly string[]> = {
  HomeAndConstructionBusiness: [
    '@id',
    'name',
    'address',
    'telephone',
    'url',
    'image',
    'openingHoursSpecification',
    'contactPoint',
    'areaServed',
    'foundingDate',
    'sameAs',
  ],
  WebSite: ['@id', 'name', 'url'],
  Service: ['@id', 'name', 'serviceType', 'provider', 'areaServed', 'description', 'url'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Article: ['headline', 'image', 'dateModified', 'author', 'publisher', 'citation'],
  BreadcrumbList: ['itemListElement'],
}

/** What an owner writes is any kind of page. */
const isOwn = (path: string) => getOwnPages().some(({ slug }) => path === `/${slug}`)

let pages: SitePage[]

beforeAll(async () => {
  pages = (await readSitePages()).filter(isIndexable)
})

test('each kind of page carries its kinds of data, and no page any other', () => {
  const types: Record<string, string[]> = {
    '': ['HomeAndConstructionBusiness', 'WebSite'],
    '[slug]': ['BreadcrumbList', 'Service'],
    'locations/[slug]': ['BreadcrumbList', 'Service'],
    'blog/[slug]': ['BreadcrumbList', 'BlogPosting'],
    'field-guide': ['BreadcrumbList'],
    'field-guide/[slug]': ['BreadcrumbList', 'Article'],
  }
  for (const page of pages.filter(({ path }) => !isOwn(path))) {
    const found = nodesOf(page).map((node) => node['@type'])
    expect([page.path, found]).toEqual([page.path, types[page.route] ?? []])
  }
})

/** What the owner may leave out. */
const leftOut = new Set([
  ...(company.emergency ? [] : ['contactPoint']),
  ...(company.social.length > 0 ? [] : ['sameAs']),
  ...(company.founded ? [] : ['foundingDate']),
])

test('every block has the fields that search engines ask of its type', () => {
  const nodes = pages.flatMap((page) => nodesOf(page))
  expect(new Set(nodes.map((node) => node['@type']))).toEqual(new Set(Object.keys(expectedFields)))
  for (const node of nodes) {
    const missing = expectedFields[node['@type']]?.filter(
      (field) => node[field] === undefined && !leftOut.has(field),
    )
    expect([node['@type'], missing]).toEqual([node['@type'], []])
  }
})

test('an animal’s page names the animal by its scientific names', () => {
  for (const { slug, latin } of getAnimals()) {
    const [article] = nodesOf(
      pages.find(({ path }) => path === `/field-guide/${slug}`)!,
      'Article',
    )
    expect(article?.about).toEqual(
      latin.map((name) => expect.objectContaining({ '@type': 'Taxon', name }) as object),
    )
  }
})

test('breadcrumbs say the same to search engines and to visitors', () => {
  for (const page of pages) {
    const [list] = nodesOf(page, 'BreadcrumbList')
    const steps = list?.itemListElement as { position: number; name: string; item?: string }[]
    const visible = page.content.querySelectorAll(
      `nav[aria-label="${everyPage.breadcrumbs.label}"] li`,
    )
    expect(steps?.map(({ name, item }) => ({ name, item })) ?? []).toEqual(
      [...visible].map((step) => ({ name: textOf(step), item: hrefOf(step) })),
    )
    expect(steps?.map(({ position }) => position) ?? []).toEqual(
      [...visible].map((_, index) => index + 1),
    )
  }
})

test('services and articles say nothing that their page does not show', () => {
  for (const page of pages) {
    const shown = textOf(page.content.body)
    const described = new Set([shown, page.metadata.description])
    for (const node of [...nodesOf(page, 'Service'), ...nodesOf(page, 'BlogPosting')]) {
      const said = [node.name, node.headline, node.articleSection, ...placesOf(node)]
      expect(said.filter((text) => text !== undefined && !shown.includes(String(text)))).toEqual([])
      expect([...described].some((text) => text?.includes(String(node.description)))).toBe(true)
    }
  }
})

test('what the home page tells of the business is what it shows', () => {
  const home = pages.find(({ path }) => path === '/')!
  const [business] = nodesOf(home, 'HomeAndConstructionBusiness')
  const address = business?.address as Record<string, string>
  const shown = textOf(home.content.body)
  const said = [
    business?.name,
    business?.email,
    ...(company.founded ? [business?.foundingDate] : []),
    address.streetAddress,
    address.addressLocality,
    address.addressRegion,
    address.postalCode,
    ...(company.emergency ? [(business?.contactPoint as Node).description] : []),
    ...company.hours.map(({ days, hours }) => `${days} ${hours}`),
    ...placesOf(business!),
  ]
  // Jest takes [undefined] for equal to [].
  expect(said.map(String).filter((text) => !shown.includes(text))).toEqual([])
  expect(shown.replace(/\D/g, '')).toContain(String(business?.telephone).slice(-10))
  const links = [...home.content.querySelectorAll('a[target="_blank"]')]
  expect(business?.sameAs ?? []).toEqual(links.map((link) => link.getAttribute('href')))
})

test('every page but the home page refers to the business by its id', () => {
  const ids = pages.flatMap((page) => [
    ...nodesOf(page, 'Service').map(({ provider }) => provider as Node),
    ...nodesOf(page, 'BlogPosting').flatMap(
      ({ author, publisher }) => [author, publisher] as Node[],
    ),
  ])
  expect(new Set(ids.map((node) => node['@id']))).toEqual(new Set([`${company.siteUrl}/#business`]))
})

test('articles carry their date with the time zone', () => {
  for (const { datePublished } of pages.flatMap((page) => nodesOf(page, 'BlogPosting')))
    expect(datePublished).toMatch(/^\d{4}-\d\d-\d\dT00:00:00[+-]\d\d:\d\d$/)
})

test('no page rates its own business or marks up questions', () => {
  const forbidden = /"(Review|AggregateRating|FAQPage|aggregateRating|review)"/
  const misled = pages.filter(({ content }) =>
    scriptsOf(content).some((text) => forbidden.test(text)),
  )
  expect(misled).toEqual([])
})

function nodesOf(page: SitePage, type?: string): Node[] {
  return scriptsOf(page.content)
    .map((text) => JSON.parse(text) as Node & { '@graph'?: Node[] })
    .flatMap((block) => block['@graph'] ?? [block])
    .filter((node) => type === undefined || node['@type'] === type)
}

function scriptsOf(content: Document) {
  const scripts = content.querySelectorAll('script[type="application/ld+json"]')
  return [...scripts].map((script) => script.textContent ?? '')
}

function placesOf({ areaServed }: Node) {
  return [areaServed ?? []].flat().map((place) => (place as { name: string }).name)
}

/** The words of an element as a visitor reads them: without scripts, white space as one space. */
function textOf(element: Element) {
  const copy = element.cloneNode(true) as Element
  for (const script of copy.querySelectorAll('script')) script.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

function hrefOf(element: Element) {
  const href = element.querySelector('a')?.getAttribute('href')
  if (!href) return undefined
  return href === '/' ? company.siteUrl : company.siteUrl + href
}
