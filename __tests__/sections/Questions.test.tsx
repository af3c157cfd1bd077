import { render, screen } from '@testing-library/react'
import { Questions } from '@/components/sections/Questions'

test('the answers can be read at once, below their heading', () => {
  render(<Questions heading="Asked here" questions={[{ question: 'Why?', answer: 'Ants.' }]} />)
  expect(screen.getByRole('region', { name: 'Asked here' })).toBeInTheDocument()
  expect(screen.getByText('Ants.')).toBeVisible()
})

test('without questions there is no heading', () => {
  const { container } = render(<Questions heading="Asked here" questions={[]} />)
  expect(container).toBeEmptyDOMElement()
})
