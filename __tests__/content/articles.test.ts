import { getArticles } from '@/lib/articles/articles'

const articles = getArticles()

test('an article has the ten fields of the contract [spec: Entities and their fields]', () => {
  const fields = [
    ...['id', 'title', 'excerpt', 'content', 'date'],
    ...['category', 'serviceType', 'pestType', 'image', 'slug'],
  ]
  for (const article of articles)
    expect(Object.keys(article)).toEqual(expect.arrayContaining(fields))
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
