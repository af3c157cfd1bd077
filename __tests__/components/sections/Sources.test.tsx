import { render } from '@testing-library/react'
import { changeCompany } from '@/__tests__/support/change-company'
import { Sources } from '@/components/sections/Sources'
import { getArticles } from '@/lib/articles/articles'

test('the sources show the reviewer and the license, if the company has a reviewer', () => {
  const article = getArticles()[0]!
  changeCompany({ reviewer: { name: 'Dana Example', license: 'ODA 12345' } })
  const { rerender, container } = render(<Sources {...article} />)
  expect(container).toHaveTextContent(/\d{4} by Dana Example, ODA 12345$/)
  changeCompany({ reviewer: undefined })
  rerender(<Sources {...article} />)
  expect(container).toHaveTextContent(/, \d{4}$/)
})
