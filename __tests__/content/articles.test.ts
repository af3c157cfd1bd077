import { getArticles } from '@/lib/articles/articles'

test('no article was last checked before it was published', () => {
  for (const article of getArticles()) {
    expect([article.slug, article.reviewed >= article.date]).toEqual([article.slug, true])
  }
})
