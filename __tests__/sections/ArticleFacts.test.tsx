import { render, screen } from '@testing-library/react'
import { ArticleFacts } from '@/components/sections/ArticleFacts'
import { getArticles } from '@/lib/content/articles'
import { factsForService } from '@/lib/content/decision-facts'
import { serviceForCategory } from '@/lib/content/services'

const definitions = () =>
  screen.getAllByRole('definition').map(({ textContent }) => textContent ?? '')

test.each(['Wildlife', 'Commercial'])(
  'an article on %s closes with what the price depends on, and leads to all the facts of its service',
  (category) => {
    render(<ArticleFacts category={category} pestType="Multiple" />)
    const { slug, name } = serviceForCategory(category)
    const { price, estimate, soon } = factsForService(slug)
    expect(definitions()).toEqual([price.join(''), estimate, soon])
    const link = screen.getByRole('link', { name: new RegExp(`^Price, visits.*: ${name}$`) })
    expect(link).toHaveAttribute('href', `/${slug}#decision`)
  },
)

test('it says how many visits the pest of the article takes, where that is known', () => {
  for (const { article } of getArticles()) {
    const { unmount } = render(<ArticleFacts {...article} />)
    const { visits } = factsForService(serviceForCategory(article.category).slug)
    const own = visits.find(({ pestType }) => pestType === article.pestType)
    expect(screen.queryAllByText('How many visits')).toHaveLength(own ? 1 : 0)
    if (own) expect(definitions()).toContain(`${own.animal}: ${own.visits}`)
    unmount()
  }
})
