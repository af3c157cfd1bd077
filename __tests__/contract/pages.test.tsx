import { readSitePages, type SitePage } from '../support/site-pages'
import { getArticles } from '@/lib/content/articles'
import { company } from '@/lib/content/company'
import { getLocations } from '@/lib/content/locations'
import {
  articlePage,
  articlesPage,
  contact,
  everyPage,
  home,
  locationPage,
  privacyPolicy,
  reviews,
  termsOfService,
} from '@/lib/content/pages'
import type { LegalText } from '@/lib/content/schemas/pages'
import type { Service } from '@/lib/content/schemas/services'
import { services } from '@/lib/content/services'
import { dayOf, longDate } from '@/lib/dates'

const email = `mailto:${company().email}`
const phone = `tel:${company().phone.dial}`

let pages: SitePage[]

beforeAll(async () => {
  // The contract has no field guide, whose pages are half of all.
  pages = await readSitePages((path) => !path.startsWith('/field-guide'))
})

/** A page, its own part, and how to find a section by its heading. */
function open(path: string) {
  const document = pages.find((page) => page.path === path)!.content
  const main = document.querySelector('main')!
  const region = (name: string) =>
    [...main.querySelectorAll('section')].find((section) => {
      const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '')
      return heading?.textContent === name
    })
  return { document, main, region }
}

const linksIn = (elements: Iterable<Element>) =>
  Array.from(elements, (link) => [link.textContent, link.getAttribute('href')])

const serviceLinks = [
  ['Pest Control', '/services/pest-control'],
  ['Bed Bug Extermination', '/services/bed-bugs'],
  ['Wildlife Removal', '/services/wildlife'],
]

test('the header has the entries of the contract in its order [spec: Shared header]', () => {
  const { document } = open('/')
  expect(linksIn(document.querySelectorAll('header li > a'))).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ...serviceLinks,
    ['Articles', '/articles'],
    ['Contact', '/contact'],
  ])
  const menu = document.querySelector('header li:has(details)')!
  expect(menu.querySelector('summary')?.textContent).toBe('Services')
  expect(linksIn(menu.querySelectorAll('a'))).toEqual(serviceLinks)
})

test('the footer links to the pages, the services, the legal texts and the places, and to three networks in a new tab [spec: Shared footer; The calls it makes]', () => {
  const footer = open('/').document.querySelector('footer')!
  const links = [...footer.querySelectorAll('li > a:not([href^="/locations/"], [target])')]
  expect(linksIn(links)).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Contact', '/contact'],
    ...serviceLinks,
    ['Get a Free Estimate', '/estimate'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Sitemap', '/sitemap'],
  ])
  const places = getLocations().map(({ city, slug }) => [city, `/locations/${slug}`])
  expect(linksIn(footer.querySelectorAll('a[href^="/locations/"]'))).toEqual(places)
  const networks = [...footer.querySelectorAll('a[target="_blank"][rel="noopener"]')]
  expect(networks).toHaveLength(3)
  for (const { ariaLabel, textContent } of networks) {
    expect(ariaLabel).toBe(`${textContent} ${everyPage().footer.newTab}`)
  }
  expect(hrefsOf(footer)).toEqual(expect.arrayContaining([phone, email]))
  for (const fact of ['123 Main Street, Columbus, OH 43215', String(company().emergency)]) {
    expect(footer.textContent).toContain(fact)
  }
})

/** What a part of a page leads to, beside header and footer. */
const links = [
  ['/about', 'main', '/contact'],
  ['/about', 'main', '/services'],
  ['/', 'main #reasons', '/about'],
  ['/privacy-policy', 'main', email],
  ['/privacy-policy', 'main', phone],
  ['/terms-of-service', 'main', email],
  ['/terms-of-service', 'main', phone],
] as const

test('pages lead on from their own part as the contract has it [spec: Home; About; Legal pages]', () => {
  const missing = []
  for (const [path, part, href] of links) {
    const { document } = open(path)
    if (!document.querySelector(`${part} a[href="${href}"]`)) missing.push([path, href])
  }
  expect(missing).toEqual([])
})

/** What the contract has the site claim, each on one page that says it. */
const claims = [
  ['/', 'unmarked vehicles'],
  ['/', 'Licensed by the Ohio Department of Agriculture'],
  ['/', 'Same-day service'],
  ['/contact', 'emergency'],
  ['/contact', '24/7'],
  ['/estimate', 'Free Estimate'],
  ['/estimate', 'free, no-obligation estimate'],
  ['/', 'no contracts'],
  ['/', '100% satisfaction guarantee'],
  ['/about', 'eco-friendly options'],
  ['/about', '2010'],
  ['/about', '13+ years'],
  ['/about', 'Family owned'],
  ['/', '5000+ customers'],
  ['/', '4.9/5'],
  ['/', 'Bed bug specialists'],
  ['/', 'Licensed and insured'],
  ['/', 'Discreet'],
  ['/', 'Guaranteed'],
  ['/contact', '8am-6pm'],
  ['/contact', '9am-3pm'],
  ['/contact', 'within 24 hours'],
  ['/thank-you', 'within 24 hours'],
  ['/about', 'Locally operated'],
  ['/about', 'Customer First'],
  ['/about', 'Integrity & Respect'],
  ['/about', 'Continuous Improvement'],
  ['/about', 'Affiliations & Certifications'],
  ['/sitemap', 'Main Pages'],
  ['/sitemap', 'Service Pages'],
  ['/sitemap', 'Legal Pages'],
  ['/sitemap', 'Primary Locations'],
  ['/sitemap', 'Additional Locations'],
  ['/sitemap', 'More Locations'],
  ['/about', 'regional bed bug task force'],
  ['/about', 'state university'],
  [
    '/',
    'Columbus, Dublin, Westerville, Grove City, Worthington, Gahanna, and all of Franklin County',
  ],
] as const

test('every claim of the contract can be read in the site [spec: What the product does and for whom; About; Home; Sitemap page]', () => {
  const missing = []
  for (const [path, claim] of claims) {
    const { document } = open(path)
    if (!document.body.textContent.toLowerCase().includes(claim.toLowerCase())) missing.push(claim)
  }
  expect(missing).toEqual([])
})

const call = `a[href="${phone}"]`
const { card } = articlesPage().list

/** The links with these words. */
const hrefsOf = (within: Element, text = '') =>
  [...within.querySelectorAll('a')]
    .filter((link) => link.textContent.includes(text))
    .map((link) => link.getAttribute('href'))

const verifiedReviews = (within: Element) =>
  within.textContent.split(everyPage().reviews.verified).length - 1

/** Where the cards of the services lead, in their order. */
const serviceCards = (within: Element) =>
  [...within.querySelectorAll('article')]
    .filter((card) => services().some(({ name }) => card.querySelector('h3')?.textContent === name))
    .map((card) => card.querySelector('a')?.getAttribute('href'))

/** Checks a service's list, its steps in order, and its button. */
function expectService(within: Element, { targets, steps, callToAction }: Service) {
  const items = [...within.querySelectorAll('li')].map(({ textContent }) => textContent)
  for (const { name } of targets?.items ?? []) {
    expect(items).toContainEqual(expect.stringContaining(name))
  }
  const titles = steps.items.map(({ title }) => title)
  const shown = [...within.querySelectorAll('li :is(h3, h4)')].map(({ textContent }) => textContent)
  expect(shown.filter((title) => titles.includes(title))).toEqual(titles)
  expect(hrefsOf(within, callToAction)[0]).toBe('/contact')
}

test('the home page has highlights, service cards, customer reviews, and buttons to contact and services at both ends [spec: Home]', () => {
  const { main } = open('/')
  for (const highlight of home().hero.highlights) expect(main.textContent).toContain(highlight)
  for (const end of [main.firstElementChild!, [...main.querySelectorAll('section')].at(-1)!]) {
    expect(hrefsOf(end)).toEqual(expect.arrayContaining(['/contact', '/services']))
  }
  expect(serviceCards(main)).toEqual(services().map(({ slug }) => `/services#${slug}`))
  expect(verifiedReviews(main)).toBe(reviews().home.length)
})

test('the services page has a card for each service and a section with reviews and links to its page, and links to estimate and phone [spec: Services page]', () => {
  const { main, region } = open('/services')
  expect(hrefsOf(main)).toEqual(expect.arrayContaining(['/estimate', phone]))
  expect(serviceCards(main)).toEqual(services().map(({ slug }) => `/services#${slug}`))
  for (const service of services()) {
    const section = region(service.name)!
    expectService(section, service)
    expect(section.querySelectorAll(call)).toHaveLength(service.offersCall ? 1 : 0)
    expect(verifiedReviews(section)).toBe(reviews().services[service.slug]?.length)
    expect(hrefsOf(section)).toContain(`/${service.slug}`)
  }
})

test('/services/{name} shows the section of that service and no other, and of an unknown one none and no error [spec: Services page]', () => {
  for (const shown of [...services(), { slug: 'unknown' }]) {
    const { main, region } = open(`/services/${shown.slug}`)
    for (const other of services()) expect(region(other.name) !== undefined).toBe(other === shown)
    if ('name' in shown) continue
    expect(main.querySelectorAll('section, h2')).toHaveLength(0)
    expect(main.textContent).not.toMatch(/error|not found/i)
  }
})

test.each(services())(
  '/$slug begins with pests and steps, and has the call band, the newest two articles, and at most 10 headings and 60 links [spec: Service pages; Contact and call band]',
  (service) => {
    const { main, region } = open(`/${service.slug}`)
    expectService(main, service)
    expect(hrefsOf(region(everyPage().callBand)!)).toEqual([phone])
    const related = region(articlePage().related)!
    const newest = getArticles().filter(({ category }) => category === service.articleCategory)
    expect(hrefsOf(related, card.readMore)).toEqual(
      newest.slice(0, 2).map(({ slug }) => `/blog${slug}`),
    )
    expect(hrefsOf(related, everyPage().buttons.articles)).toEqual(['/articles'])
    const ids = [...main.querySelectorAll('section')].map(({ id }) => id)
    expect(ids.indexOf('service')).toBeLessThan(ids.indexOf('terms'))
    expect(main.querySelectorAll('h2').length).toBeLessThanOrEqual(10)
    expect(main.querySelectorAll('a').length).toBeLessThanOrEqual(60)
  },
)

test.each(getLocations())(
  '/locations/$slug has its ZIP codes, links to inspection and phone, a card for each service, the fixed reviews, and its nearby areas [spec: Location pages; Business constants and limits]',
  ({ slug, city, zipCodes, nearbyAreas }) => {
    const { main, region } = open(`/locations/${slug}`)
    for (const code of zipCodes) expect(main.textContent).toContain(code)
    expect(hrefsOf(main, `Get a Free ${city} Pest Inspection`)[0]).toBe('/estimate')
    expect(main.querySelector(call)).not.toBeNull()
    expect(serviceCards(main)).toEqual(services().map(({ slug }) => `/${slug}`))
    expect(hrefsOf(main, locationPage().allServices)).toEqual(['/services'])
    const stars = [...main.querySelectorAll('figure')].flatMap(
      ({ textContent }) => /[★☆]{5}/.exec(textContent)?.[0] ?? [],
    )
    expect(stars).toEqual(['★★★★★', '★★★★★', '★★★★☆'])
    expect(verifiedReviews(main)).toBe(stars.length)
    const nearby = region(locationPage().headings.nearby)
    const expected = nearbyAreas.map((area) => `/locations/${area}`)
    const listed = nearby ? hrefsOf(nearby).filter((href) => href?.startsWith('/locations/')) : []
    expect(listed).toEqual(expected)
    if (nearbyAreas.length === 0) expect(nearby).toBeUndefined()
  },
)

test.each(getArticles())(
  '/blog$slug has title, date, category, location line, picture, body, call to action, disclaimer, back link, and up to 3 related articles [spec: Article detail]',
  (shown) => {
    const { main, region } = open(`/blog${shown.slug}`)
    const article = main.querySelector('article')!
    expect(main.querySelector('h1')?.textContent).toBe(shown.title)
    expect(article.querySelector('time')?.textContent).toBe(longDate(dayOf(shown.date)))
    for (const text of [shown.category, articlePage().locationLine, articlePage().disclaimer]) {
      expect(article.textContent).toContain(text)
    }
    const picture = article.querySelector('img, svg[role="img"]')
    expect(picture?.getAttribute('alt') ?? picture?.ariaLabel).toMatch(/\S/)
    expect(article.querySelector('h2')).not.toBeNull()
    expect(article.querySelectorAll('p').length).toBeGreaterThan(5)
    expect(article.querySelectorAll('li').length).toBeGreaterThan(2)
    expect(hrefsOf(article.querySelector('aside')!)).toEqual(
      expect.arrayContaining([phone, '/contact']),
    )
    expect(hrefsOf(article, articlePage().back)).toContain('/articles')
    const others = getArticles().filter(
      (other) => other.category === shown.category && other.id !== shown.id,
    )
    const related = region(articlePage().related)
    expect(related ? hrefsOf(related, card.readMore) : []).toEqual(
      others.slice(0, 3).map(({ slug }) => `/blog${slug}`),
    )
  },
)

test('the contact page has hours, ways to reach the company, reviews, a call band and the first three articles of the list [spec: Contact and call band]', () => {
  const { address } = company()
  const { main, region } = open('/contact')
  const terms = [...main.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)
  expect(terms).toEqual(
    expect.arrayContaining(['Mon-Fri', '8am-6pm', 'Sat', '9am-3pm', 'Sun', 'closed']),
  )
  expect(main.textContent).toContain('within 24 hours')
  const details = region(contact().details.heading)!
  expect(hrefsOf(details)).toEqual(expect.arrayContaining([phone, email]))
  expect(details.textContent).toContain(address.street)
  expect(details.textContent).toContain(`${address.city}, ${address.state} ${address.postalCode}`)
  expect(verifiedReviews(main)).toBe(reviews().contact.length)
  expect(hrefsOf(region(everyPage().callBand)!)).toEqual([phone])
  const newest = getArticles().slice(0, 3)
  expect(hrefsOf(region(contact().articles.heading)!, card.readMore)).toEqual(
    newest.map(({ slug }) => `/blog${slug}`),
  )
})

const headings = ({ sections, contact }: LegalText) =>
  [...sections, contact].map(({ heading }) => heading)

test('the privacy policy has the four parts of the contract [spec: Legal pages]', () => {
  expect(headings(privacyPolicy())).toEqual([
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Contact',
  ])
})

// What the script writes there is shown in e2e/visitors-clock.spec.ts.
test.each([
  ['/privacy-policy', 'time[data-today=date]'],
  ['/terms-of-service', 'time[data-today=date]'],
])('%s has a place for what is true of this day, %s [spec: Legal pages]', (path, place) => {
  expect(open(path).main.querySelector(place)).not.toBeNull()
})

test('the terms have the parts of the contract [spec: Legal pages]', () => {
  expect(headings(termsOfService())).toEqual([
    'Acceptance of Terms',
    'Services',
    'Appointments and Estimates',
    'Payment',
    'Service Guarantee',
    'Contact',
  ])
})

test.each([
  ['Services', /Central Ohio/],
  ['Appointments and Estimates', /subject to confirmation by our staff/],
  ['Payment', /due on completion/],
  ['Service Guarantee', /satisfaction guarantee/],
])('the part of the terms on %s says %s [spec: Legal pages]', (heading, promise) => {
  const section = termsOfService().sections.find((candidate) => candidate.heading === heading)
  expect(section?.paragraphs.join(' ')).toMatch(promise)
})
