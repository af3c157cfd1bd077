import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ArticleBody } from '@/app/blog/[slug]/_sections/ArticleBody'
import ArticlePage from '@/app/blog/[slug]/page'
import { getArticles } from '@/lib/content/articles'
import { articlePage } from '@/lib/content/pages'

const [article] = getArticles()

test('an article has the list of its headings, and one without headings has none', () => {
  if (!article) throw new Error('content/articles has no article')
  const { rerender } = render(<ArticleBody article={article} />)
  const contents = articlePage().contents
  expect(screen.getByRole('navigation', { name: contents })).toBeInTheDocument()
  rerender(<ArticleBody article={{ ...article, headings: [] }} />)
  expect(screen.queryByText(contents)).not.toBeInTheDocument()
})

test('an article that was checked on the first of a month says so of that month', async () => {
  jest.replaceProperty(article!, 'reviewed', '2026-06-01')
  const params = Promise.resolve({ slug: article!.slug.slice(1) })
  const html = renderToStaticMarkup(await ArticlePage({ params }))
  expect(html).toContain('<time dateTime="2026-06-01">June 2026</time>')
})
