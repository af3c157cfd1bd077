import { getArticles } from '@/lib/articles/articles'

const published = getArticles()
const articles = published.map(({ article }) => article)

test('no two articles are of one day, and each is older than the one before it', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].sort().reverse())
})

test('an article has the ten fields of the contract and no other [spec: Entities and their fields]', () => {
  for (const article of articles) {
    expect(Object.keys(article).sort()).toEqual([
      'category',
      'content',
      'date',
      'excerpt',
      'id',
      'image',
      'pestType',
      'serviceType',
      'slug',
      'title',
    ])
  }
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
  for (const { article, meta } of published) {
    const addresses = meta.sources.map(({ url }) => url)
    expect([article.slug, addresses]).toEqual([article.slug, [...new Set(addresses)]])
  }
})

test('no article was last checked before it was published', () => {
  for (const { article, meta } of published) {
    expect([article.slug, meta.reviewed >= article.date]).toEqual([article.slug, true])
  }
})

test('no text of an article has a straight apostrophe', () => {
  for (const { article, meta } of published) {
    const texts = [
      article.title,
      article.excerpt,
      article.content,
      meta.description,
      meta.imageAlt,
      meta.short,
      meta.callToAction.heading,
      meta.callToAction.text,
      ...meta.sources.map(({ title }) => title),
    ]
    const straight = texts.flatMap((text) => text.match(/\w+(?:'|&#39;)\w+/g) ?? [])
    expect([article.slug, straight]).toEqual([article.slug, []])
  }
})
