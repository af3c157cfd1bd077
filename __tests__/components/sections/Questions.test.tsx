import { render, screen } from '@testing-library/react'
import { Questions } from '@/components/sections/Questions'

test('a question leads to the page that says more', () => {
  const link = { text: 'A letter to copy', href: '/letter' }
  render(
    <Questions heading="Ask" questions={[{ question: 'Who pays?', answer: 'The owner.', link }]} />,
  )
  expect(screen.getByRole('link', { name: link.text })).toHaveAttribute('href', link.href)
})
