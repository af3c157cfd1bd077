import { company } from '@/content/company'
import { getArticles } from '@/lib/articles'
import { atomFeed } from '@/lib/atom-feed'

const feed = new DOMParser().parseFromString(atomFeed(), 'application/xml')

test('the feed is well-formed Atom', () => {
  expect(feed.querySelector('parsererror')).toBeNull()
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
})

test('the feed and each entry have what Atom requires, and the feed names an author for all', () => {
  const elements = [feed.documentElement, ...feed.querySelectorAll('entry')]
  for (const element of elements) {
    for (const name of ['id', 'title', 'updated']) {
      expect(element.querySelector(`:scope > ${name}`)?.textContent).toBeTruthy()
    }
  }
  expect(feed.querySelector('feed > author > name')?.textContent).toBe(company.name)
})

test('all articles are in the feed, newest first, and the newest dates the feed', () => {
  const titles = [...feed.querySelectorAll('entry > title')].map((title) => title.textContent)
  expect(titles).toEqual(getArticles().map(({ article }) => article.title))
  expect(feed.querySelector('feed > updated')?.textContent).toBe(
    feed.querySelector('entry > updated')?.textContent,
  )
})

test('every link is absolute', () => {
  const links = [...feed.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  expect(links.filter((link) => !link?.startsWith(`${company.siteUrl}/`))).toEqual([])
})
