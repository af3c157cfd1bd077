import { render, screen } from '@testing-library/react'
import { changeCompany } from '../../support/change-company'
import ThankYouPage from '@/app/thank-you/page'
import { Hero } from '@/components/sections/Hero'

const text = 'Ask about our spring plan.'

test('the notice is above the heading, leads to its page, and says until when it shows', () => {
  changeCompany({ notice: { text, href: '/contact', through: '2060-05-31' } })
  render(<Hero heading="Ants" />)
  const link = screen.getByRole('link', { name: text })
  expect(link).toHaveAttribute('href', '/contact')
  expect(link.closest('[data-shown$="/2060-05-31"]')).not.toBeNull()
  const heading = screen.getByRole('heading', { name: 'Ants' })
  expect(link.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a notice without a link is text, and without a notice there is none', () => {
  changeCompany({ notice: { text } })
  const { unmount } = render(<Hero heading="Ants" />)
  expect(screen.getByText(text)).not.toHaveAttribute('data-shown')
  unmount()
  changeCompany({ notice: undefined })
  render(<Hero heading="Ants" />)
  expect(screen.queryByText(text)).toBeNull()
})

test('the sentence of a hero comes before the places of its picture, which stands above it', () => {
  const house = <svg role="img" aria-label="A house" />
  render(
    <Hero heading="Ants" introduction="Tell us what you saw." picture={house} layout="strip" />,
  )
  const picture = screen.getByRole('img', { name: 'A house' })
  const sentence = screen.getByText('Tell us what you saw.')
  expect(sentence.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the thank-you page has no notice', () => {
  changeCompany({ notice: { text } })
  render(<ThankYouPage />)
  expect(screen.queryByText(text)).toBeNull()
})
