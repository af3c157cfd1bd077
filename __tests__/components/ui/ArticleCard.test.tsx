import { render, screen } from '@testing-library/react'
import { articleSummary, listWords } from '../../support/article-summaries'
import { ArticleCard } from '@/components/ui/ArticleCard'

const article = articleSummary({ date: '2024-01-05' })

test('the card leads to the article, by a link that also makes sense alone', () => {
  render(<ArticleCard article={article} words={listWords.card} layout="column" />)
  expect(
    screen.getByRole('link', { name: /^Read More ?: Mud Tubes on the Basement Wall$/ }),
  ).toHaveAttribute('href', '/blog/mud-tubes')
})
