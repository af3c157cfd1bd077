import { render, screen } from '@testing-library/react'
import { ArticleBody } from '@/app/blog/[slug]/_sections/ArticleBody'
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
