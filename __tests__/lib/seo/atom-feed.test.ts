/** @jest-environment jsdom */
import { getArticles } from '@/lib/articles/articles'
import { company } from '@/lib/company/company'
import { atomFeed } from '@/lib/seo/atom-feed'

const feed = new DOMParser().parseFromString(atomFeed(), 'application/xml')

test('the feed and each entry have what Atom requires, dates with a time zone, and the feed an author for all', () => {
  const textOf = (selector: string, within: Element = feed.documentElement) =>
    within.querySelector(`:scope > ${selector}`)?.textContent
  for (const element of [feed.documentElement, ...feed.querySelectorAll('entry')]) {
    expect(textOf('id', element)).toMatch(/^https:/)
    expect(textOf('title', element)).toMatch(/\w/)
    expect(textOf('updated', element)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
  }
  expect(textOf('author > name')).toBe(company.name)
  expect(textOf('author > uri')).toBe(company.siteUrl)
  const links = [...feed.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  const pages = ['/feed.xml', '/articles', ...getArticles().map(({ slug }) => `/blog${slug}`)]
  expect(links).toEqual(pages.map((path) => company.siteUrl + path))
})

test('all articles are in the feed, newest first, and the newest dates the feed', () => {
  const titles = [...feed.querySelectorAll('entry > title')].map((title) => title.textContent)
  expect(titles).toEqual(getArticles().map(({ title }) => title))
  expect(feed.querySelector('feed > updated')?.textContent).toBe(
    feed.querySelector('entry > updated')?.textContent,
  )
})
