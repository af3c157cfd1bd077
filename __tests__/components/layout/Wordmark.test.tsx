import { render, screen } from '@testing-library/react'
import { changeCompany } from '../../support/change-company'
import { Wordmark } from '@/components/layout/Wordmark'

test('a long wordmark is set smaller, and each of its lines stays whole where there is room', () => {
  changeCompany({ wordmark: ['Cascade', 'Crawlspace & Rodent'] })
  render(<Wordmark />)
  expect(screen.getByRole('link')).toHaveTextContent('Cascade Crawlspace & Rodent')
  expect(screen.getByText('Crawlspace & Rodent')).toHaveClass('block', 'sm:whitespace-nowrap')
  expect(screen.getByRole('link').querySelector('img')).toHaveClass('min-[24rem]:block')
  expect(screen.getByText('Cascade').parentElement).toHaveClass('sm:text-xs/tight')
})

test.each([[['Oak Hill', 'Pest Control']], [['Antsaway']]])(
  'the wordmark %j stays at its size',
  (wordmark) => {
    changeCompany({ wordmark })
    render(<Wordmark />)
    const link = screen.getByRole('link')
    expect(link).toHaveTextContent(wordmark.join(' '))
    expect(link.querySelector('br')).toEqual(wordmark.length > 1 ? expect.anything() : null)
    expect(link.querySelector('.sm\\:text-base\\/tight')).toBeInTheDocument()
  },
)
