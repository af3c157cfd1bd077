import { render, screen } from '@testing-library/react'
import { ArticleCard } from '@/components/ui/ArticleCard'
import { getArticles, summarize } from '@/lib/articles/articles'

test('a drawing in the page itself is shown instead of the file', () => {
  const [article] = getArticles().map(summarize)
  const shapes = '<path d="M0 0h8v4H0z"/>'
  const drawing = { viewBox: '0 0 8 4', width: 8, height: 4, rootAttributes: '', shapes }
  const { container } = render(
    <ArticleCard article={{ ...article!, drawing }} layout="column" isFirst />,
  )
  expect(container.querySelector('svg[aria-hidden] > path')).toBeInTheDocument()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('article')).toHaveAccessibleName(article!.title)
})
