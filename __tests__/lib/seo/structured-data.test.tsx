import { changeCompany } from '../../support/change-company'
import { location } from '../../support/location'
import { readSitePages, type SitePage } from '../../support/site-pages'
import { getArticles } from '@/lib/content/articles'
import { company } from '@/lib/content/company'
import { everyPage } from '@/lib/content/pages'
import { blogPosting, businessAndWebsite, locationData } from '@/lib/seo/structured-data'

type Node = Record<string, unknown> & { '@type': string }

/** A page of each kind, and the types in its structured data. */
const expectedTypes: Record<string, string[]> = {
  '/': ['HomeAndConstructionBusiness', 'WebSite'],
  '/pest-control': ['BreadcrumbList', 'Service'],
  '/locations/powell': ['BreadcrumbList', 'Service'],
  '/blog/mosquito-control': ['BreadcrumbList', 'BlogPosting'],
  '/field-guide': ['BreadcrumbList'],
  '/field-guide/ticks': ['BreadcrumbList', 'Article'],
  '/contact': ['ContactPage'],
  '/about': ['AboutPage'],
}

/** What search engines require of a type, and what they recommend and the pages can show. */
const expectedFields: Record<string, string> = {
  HomeAndConstructionBusiness:
    '@id name address telephone url logo image openingHoursSpecification areaServed foundingDate sameAs',
  WebSite: '@id name url publisher',
  ContactPage: '@id url mainEntity',
  AboutPage: '@id url mainEntity',
  Service: '@id name serviceType provider areaServed description url',
  BlogPosting: 'headline image datePublished author publisher',
  Article: 'headline image dateModified author publisher citation',
  BreadcrumbList: 'itemListElement',
}

let pages: SitePage[]

beforeAll(async () => {
  pages = await readSitePages((path) => path in expectedTypes)
})

test('each page has exactly the types of structured data of its kind', () => {
  const found = pages.map((page) => [page.path, nodesOf(page).map((node) => node['@type'])])
  expect(Object.fromEntries(found)).toEqual(expectedTypes)
})

test('structured data has the required fields of its type, and no empty or untyped one', () => {
  for (const block of pages.flatMap(({ content }) => blocksOf(content))) {
    expect(block['@context']).toBe('https://schema.org')
    expect(Object.entries(block).flatMap(emptyFields)).toEqual([])
  }
  for (const node of pages.flatMap((page) => nodesOf(page))) {
    const missing = expectedFields[node['@type']]?.split(' ').filter((field) => !(field in node))
    expect([node['@type'], missing]).toEqual([node['@type'], []])
  }
})

test('breadcrumbs are the same for search engines and for visitors', () => {
  for (const { path, content } of pages) {
    const [list] = nodesOf({ content }, 'BreadcrumbList')
    const visible = content.querySelectorAll(
      `nav[aria-label="${everyPage().breadcrumbs.label}"] li`,
    )
    const steps = [...visible].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: textOf(step),
      item: addressOf(step.querySelector('a')?.getAttribute('href')),
    }))
    expect([path, list?.itemListElement ?? []]).toEqual([path, steps])
  }
})

test('structured data of services and articles repeats what the page shows, with its address and this business', () => {
  for (const { path, content, metadata } of pages) {
    const { body } = content
    const shown = `${textOf(body)} ${String(metadata.title)} ${metadata.description}`
    for (const type of ['Service', 'BlogPosting', 'Article']) {
      for (const node of nodesOf({ content }, type)) {
        const said = [node.name, node.headline, node.articleSection, node.description]
        const texts = [...said, ...placesOf(node)]
        expect(texts.filter((text) => text && !shown.includes(String(text)))).toEqual([])
        const links = [...content.querySelectorAll('a')].map(({ href }) => href)
        const sources = [node.citation ?? []].flat().map(String)
        expect(
          sources.filter((source) => !links.includes(source) && !shown.includes(source)),
        ).toEqual([])
        expect(node).toMatchObject({ '@id': expect.stringContaining(path), url: addressOf(path) })
        for (const maker of [node.provider, node.author, node.publisher]) {
          if (maker) expect(maker).toMatchObject({ '@id': `${company().siteUrl}/#business` })
        }
      }
    }
  }
})

test('an article has its images and its date', () => {
  const dataOf = (path: string) => nodesOf(pages.find((page) => page.path === path)!).at(-1)
  const address = `${company().siteUrl}/blog/mosquito-control`
  expect(dataOf('/blog/mosquito-control')).toMatchObject({
    mainEntityOfPage: address,
    datePublished: '2023-12-18',
    image: [`${company().siteUrl}/share/home.png`],
  })
  expect(dataOf('/field-guide/ticks')).toMatchObject({
    image: [addressOf('/images/specimens/tick.svg'), addressOf('/share/home.png')],
  })
})

test('a service has the name, telephone and address of the business', () => {
  for (const node of pages.flatMap((page) => nodesOf(page, 'Service'))) {
    expect(node.provider).toMatchObject({
      name: company().name,
      telephone: company().phone.dial,
      address: {
        streetAddress: company().address.street,
        postalCode: company().address.postalCode,
      },
    })
  }
})

test('a place has each of its counties', () => {
  const areaOf = (path: string) => {
    const [service] = nodesOf(
      pages.find((page) => page.path === path)!,
      'Service',
    )
    return [service?.areaServed].flat()
  }
  const powell = {
    '@type': 'Place',
    name: 'Powell',
    containedInPlace: [{ '@type': 'AdministrativeArea', name: 'Delaware County, Ohio' }],
  }
  expect(areaOf('/locations/powell')).toEqual([powell])
  expect(areaOf('/pest-control')).toContainEqual(powell)
  const { containedInPlace } = locationData(location({ alsoIn: ['Union'] }))
  expect(containedInPlace.map(({ name }) => name)).toEqual([
    'Franklin County, Ohio',
    'Union County, Ohio',
  ])
})

test('the reviewer of articles is their editor', () => {
  expect(blogPosting(getArticles()[0]!)).not.toHaveProperty('editor')
  changeCompany({ reviewer: { name: 'Ada Berg', license: '1' } })
  expect(blogPosting(getArticles()[0]!)).toMatchObject({
    editor: { '@type': 'Person', name: 'Ada Berg' },
  })
})

test('a company without a founding year and social networks has neither in its structured data', () => {
  changeCompany({ founded: undefined, social: [] })
  expect(businessData()).not.toHaveProperty('foundingDate')
  expect(businessData()).not.toHaveProperty('sameAs')
})

test('structured data has the hours of open days, and no entry for other days', () => {
  changeCompany({
    hours: [{ days: ['Mon', 'Fri'], opens: '08:00', closes: '18:00' }, { days: ['Sun'] }],
  })
  expect(businessData()?.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
  ])
})

test('no page rates its own business or marks up questions', () => {
  const forbidden = /"(Review|AggregateRating|FAQPage|aggregateRating|review)"/
  const misled = pages.filter(({ content }) => forbidden.test(JSON.stringify(blocksOf(content))))
  expect(misled).toEqual([])
})

/** What search engines read of the business on the home page. */
function businessData() {
  const [business] = (JSON.parse(JSON.stringify(businessAndWebsite())) as { '@graph': Node[] })[
    '@graph'
  ]
  return business
}

function blocksOf(content: Document) {
  const scripts = content.querySelectorAll('script[type="application/ld+json"]')
  return [...scripts].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Node & { '@graph'?: Node[] },
  )
}

function placesOf({ areaServed }: Node) {
  const places = [areaServed ?? []].flat() as { name: string }[]
  return places.map(({ name }) => name)
}

function nodesOf({ content }: Pick<SitePage, 'content'>, type?: string): Node[] {
  return blocksOf(content)
    .flatMap((block) => block['@graph'] ?? [block])
    .filter((node) => type === undefined || node['@type'] === type)
}

/** Names of fields without a value, or whose value has neither type nor id. */
function emptyFields([name, value]: [string, unknown]): string[] {
  if (typeof value !== 'object' || value === null) return value ? [] : [name]
  if (Array.isArray(value)) return value.flatMap((item) => emptyFields([name, item]))
  const isTyped = '@type' in value || '@id' in value
  return [...(isTyped ? [] : [name]), ...Object.entries(value).flatMap(emptyFields)]
}

/** The visible text of an element, with white space as one space. */
function textOf(element: Element) {
  const copy = element.cloneNode(true) as Element
  for (const script of copy.querySelectorAll('script')) script.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

function addressOf(path: string | null | undefined) {
  if (!path) return undefined
  return path === '/' ? company().siteUrl : company().siteUrl + path
}
