import { render, screen } from '@testing-library/react'
import { articleSummary } from '../support/article-summaries'
import { ArticleCard } from '@/components/cards/ArticleCard'

const article = articleSummary({ date: '2024-01-05' })

test('the card leads to the article, by a link that also makes sense alone', () => {
  render(<ArticleCard article={article} />)
  expect(
    screen.getByRole('link', { name: /^Read More ?: Mud Tubes on the Basement Wall$/ }),
  ).toHaveAttribute('href', '/blog/mud-tubes')
})

test('the card shows title, excerpt and category', () => {
  render(<ArticleCard article={article} />)
  expect(screen.getByRole('heading', { name: article.title, level: 3 })).toBeInTheDocument()
  expect(screen.getByText(article.excerpt)).toBeInTheDocument()
  expect(screen.getByText(/Pest Control/)).toBeInTheDocument()
})

test('the card shows the day of publication in words and for machines, whatever the time zone', () => {
  render(<ArticleCard article={article} />)
  expect(screen.getByText('January 5, 2024')).toHaveAttribute('datetime', '2024-01-05')
})

test('the heading of the card fits below the heading of its list', () => {
  render(<ArticleCard article={article} headingLevel="h2" />)
  expect(screen.getByRole('heading', { name: article.title, level: 2 })).toBeInTheDocument()
})

test('the picture of the card is decoration, of known size', () => {
  render(<ArticleCard article={article} />)
  const picture = screen.getByRole('presentation')
  expect(picture).toHaveAttribute('src', article.image)
  expect(picture).toHaveAttribute('width')
  expect(picture).toHaveAttribute('height')
})
