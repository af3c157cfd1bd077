/** @jest-environment node */
import type { Metadata } from 'next'
import * as servicePages from '@/app/[service]/page'
import * as about from '@/app/about/page'
import * as aboutUs from '@/app/about-us/page'
import * as articles from '@/app/articles/page'
import * as blog from '@/app/blog/[slug]/page'
import * as contact from '@/app/contact/page'
import * as estimate from '@/app/estimate/page'
import * as layout from '@/app/layout'
import * as locations from '@/app/locations/[slug]/page'
import * as notFound from '@/app/not-found'
import * as home from '@/app/page'
import * as privacyPolicy from '@/app/privacy-policy/page'
import * as servicesByName from '@/app/services/[servicename]/page'
import * as services from '@/app/services/page'
import * as sitemap from '@/app/sitemap/page'
import * as termsOfService from '@/app/terms-of-service/page'
import * as thankYou from '@/app/thank-you/page'
import { siteUrl } from '@/lib/metadata'

type Page = { path: string; metadata: Metadata }

/** Every page with the address at which it stands. */
const pages: Page[] = [
  { path: '/', metadata: home.metadata },
  { path: '/about', metadata: about.metadata },
  { path: '/about-us', metadata: aboutUs.metadata },
  { path: '/services', metadata: services.metadata },
  { path: '/contact', metadata: contact.metadata },
  { path: '/estimate', metadata: estimate.metadata },
  { path: '/thank-you', metadata: thankYou.metadata },
  { path: '/articles', metadata: articles.metadata },
  { path: '/privacy-policy', metadata: privacyPolicy.metadata },
  { path: '/terms-of-service', metadata: termsOfService.metadata },
  { path: '/sitemap', metadata: sitemap.metadata },
]

beforeAll(async () => {
  const add = async (path: string, metadata: Promise<Metadata>) =>
    pages.push({ path, metadata: await metadata })
  for (const params of servicePages.generateStaticParams()) {
    const props = { params: Promise.resolve(params) }
    await add(`/${params.service}`, servicePages.generateMetadata(props))
  }
  for (const params of servicesByName.generateStaticParams()) {
    const props = { params: Promise.resolve(params) }
    await add(`/services/${params.servicename}`, servicesByName.generateMetadata(props))
  }
  for (const params of locations.generateStaticParams()) {
    const props = { params: Promise.resolve(params) }
    await add(`/locations/${params.slug}`, locations.generateMetadata(props))
  }
  for (const params of blog.generateStaticParams()) {
    const props = { params: Promise.resolve(params) }
    await add(`/blog/${params.slug}`, blog.generateMetadata(props))
  }
})

const canonicalOf = ({ metadata }: Page) => metadata.alternates?.canonical

/** The addresses that stand for another one, and the one that is no page of its own. */
const aliases: Record<string, string> = {
  '/about-us': '/about',
  '/services/pest-control': '/pest-control',
  '/services/bed-bugs': '/bed-bugs',
  '/services/wildlife': '/wildlife',
  '/services/unknown': '/services',
}

/** The pages that stand for themselves. */
const ownPages = () => pages.filter(({ path }) => !(path in aliases))

test('there is a page for every address of the contract', () => {
  // 11 single pages, 3 services at two addresses, the empty services page, 20 places, 15 articles.
  expect(pages).toHaveLength(11 + 2 * 3 + 1 + 20 + 15)
})

test('every page names its own address as canonical, and every alias the page it stands for', () => {
  for (const page of pages) {
    expect([page.path, canonicalOf(page)]).toEqual([page.path, aliases[page.path] ?? page.path])
  }
})

test('the root layout, which every page inherits, names no canonical, and the site’s address as base', () => {
  expect(layout.metadata.alternates).toBeUndefined()
  expect(String(layout.metadata.metadataBase)).toBe(`${siteUrl}/`)
})

test('search engines leave out the confirmation and the empty services page, and nothing else', () => {
  const left = pages.filter(({ metadata }) => metadata.robots !== undefined)
  expect(left.map(({ path }) => path)).toEqual(['/thank-you', '/services/unknown'])
  for (const { metadata } of left) expect(metadata.robots).toMatchObject({ index: false })
})

test('titles are no longer than 62 characters, and no two pages have the same', () => {
  const titles = ownPages().map(({ metadata }) => String(metadata.title))
  expect(titles.filter((title) => title.length > 62)).toEqual([])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('descriptions have 120 to 160 characters, and no two pages have the same', () => {
  const descriptions = ownPages().map(({ metadata }) => String(metadata.description))
  expect(descriptions.filter(({ length }) => length < 120 || length > 160)).toEqual([])
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
})

test('the title of a location names the place and what it is about', () => {
  const places = pages.filter(({ path }) => path.startsWith('/locations/'))
  for (const { path, metadata } of places) {
    const name = path.replace('/locations/', '').replaceAll('-', ' ')
    expect(String(metadata.title).toLowerCase()).toContain(name)
    expect(metadata.title).toContain('Pest Control')
  }
})

test('an article is an article to those who share it, with its day and its keywords', () => {
  const bedBugs = pages.find(({ path }) => path === '/blog/signs-of-bed-bugs')
  expect(bedBugs?.metadata.openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2024-01-15',
  })
  expect(bedBugs?.metadata.keywords).toContain('signs of bed bugs')
})

test('the 404 page has a title and stands for no address', () => {
  expect(notFound.metadata.title).toContain('Page Not Found')
  expect(notFound.metadata.alternates).toBeUndefined()
})
