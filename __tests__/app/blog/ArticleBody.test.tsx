import { render, screen, within } from '@testing-library/react'
import { ArticleBody } from '@/app/blog/[slug]/_sections/ArticleBody'
import { Sources } from '@/components/sections/Sources'
import { getArticles } from '@/lib/articles/articles'
import { company } from '@/lib/company/company'

test('each heading of an article is listed in its table of contents, which leads to it', () => {
  for (const article of getArticles()) {
    const { container, unmount } = render(<ArticleBody article={article} />)
    const list = within(screen.getByRole('navigation', { name: 'On this page' }))
    const leadsTo = list
      .getAllByRole('link')
      .map((link) => container.querySelector(link.getAttribute('href') ?? '')?.textContent)
    const headings = [...container.querySelectorAll('.prose h2')].map(
      (heading) => heading.textContent,
    )
    expect(leadsTo).toEqual(headings)
    unmount()
  }
})

test('sources name who checked the article and with which license, where the owner has said so', () => {
  const article = getArticles()[0]!
  Object.assign(company, { reviewer: { name: 'Dana Example', license: 'ODA 12345' } })
  const { rerender, container } = render(<Sources {...article} />)
  expect(container).toHaveTextContent(/\d{4} by Dana Example, ODA 12345$/)
  Object.assign(company, { reviewer: undefined })
  rerender(<Sources {...article} />)
  expect(container).toHaveTextContent(/, \d{4}$/)
})
