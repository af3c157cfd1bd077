import { getArticles } from '@/lib/articles/articles'

const articles = getArticles()

test('no two articles are of one day, and each is older than the one before it', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].sort().reverse())
})

test('an article has the ten fields of the contract [spec: Entities and their fields]', () => {
  const fields = [
    ...['id', 'title', 'excerpt', 'content', 'date'],
    ...['category', 'serviceType', 'pestType', 'image', 'slug'],
  ]
  for (const article of articles)
    expect(Object.keys(article)).toEqual(expect.arrayContaining(fields))
})

test('the text of an article is HTML with headings and paragraphs, and no id twice', () => {
  for (const { slug, content } of articles) {
    expect([slug, content]).toEqual([slug, expect.stringContaining('<h2 ')])
    expect([slug, content]).toEqual([slug, expect.stringContaining('<p>')])
    const ids = [...content.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect([slug, ids]).toEqual([slug, [...new Set(ids)]])
    expect(ids).not.toContain('')
  }
})

test('a source is listed once in an article', () => {
  for (const article of articles) {
    const addresses = article.sources.map(({ url }) => url)
    expect([article.slug, addresses]).toEqual([article.slug, [...new Set(addresses)]])
  }
})

test('no article was last checked before it was published', () => {
  for (const article of articles) {
    expect([article.slug, article.reviewed >= article.date]).toEqual([article.slug, true])
  }
})

test('no text of an article has a straight apostrophe', () => {
  for (const article of articles) {
    const texts = [
      article.title,
      article.excerpt,
      article.content,
      article.description,
      article.imageAlt,
      article.short,
      article.callToAction.heading,
      article.callToAction.text,
      ...article.sources.map(({ title }) => title),
    ]
    const straight = texts.flatMap((text) => text.match(/\w+(?:'|&#39;)\w+/g) ?? [])
    expect([article.slug, straight]).toEqual([article.slug, []])
  }
})
