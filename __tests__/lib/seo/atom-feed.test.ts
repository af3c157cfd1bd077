/** @jest-environment jsdom */
import { getArticles } from '@/lib/articles/articles'
import { company } from '@/lib/company/company'
import { atomFeed } from '@/lib/seo/atom-feed'

const feed = new DOMParser().parseFromString(atomFeed(), 'application/xml')

test('the feed and each entry have what Atom requires, and the feed names an author for all', () => {
  const elements = [feed.documentElement, ...feed.querySelectorAll('entry')]
  for (const element of elements) {
    for (const name of ['id', 'title', 'updated']) {
      expect(element.querySelector(`:scope > ${name}`)?.textContent).toBeTruthy()
    }
  }
  expect(feed.querySelector('feed > author > name')?.textContent).toBe(company.name)
})

test('every date has a time and a time zone', () => {
  const dates = [...feed.querySelectorAll('updated, published')].map((date) => date.textContent)
  const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/
  expect(dates.filter((date) => !rfc3339.test(date ?? ''))).toEqual([])
})

test('all articles are in the feed, newest first, and the newest dates the feed', () => {
  const titles = [...feed.querySelectorAll('entry > title')].map((title) => title.textContent)
  expect(titles).toEqual(getArticles().map(({ title }) => title))
  expect(feed.querySelector('feed > updated')?.textContent).toBe(
    feed.querySelector('entry > updated')?.textContent,
  )
})
