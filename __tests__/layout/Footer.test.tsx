import { render, screen, within } from '@testing-library/react'
import { stopTheClock } from '../support/visitor'
import { Footer } from '@/components/layout/Footer'
import { company } from '@/content/company'
import { getLocations } from '@/lib/content/locations'

stopTheClock(new Date(2031, 6, 4))

beforeEach(() => {
  render(<Footer />)
})

test('the areas served are the 20 places, in their order', () => {
  const areas = screen.getByRole('navigation', { name: 'Areas We Serve' })
  const links = within(areas).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    getLocations().map(({ city, slug }) => [city, `/locations/${slug}`]),
  )
})

test('the social networks open in a new tab, and say so', () => {
  for (const { network, url } of company.social) {
    const link = screen.getByRole('link', { name: new RegExp(`${network}.*new tab`) })
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('target', '_blank')
  }
})

test('the company can be called and written to', () => {
  expect(screen.getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    `tel:${company.phone.dial}`,
  )
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  )
  expect(screen.getByText(/123 Main Street/)).toHaveTextContent(
    '123 Main Street, Columbus, OH 43215',
  )
})

test('the copyright line names the year of today', () => {
  expect(screen.getByText(/©/)).toHaveTextContent(`© 2031 ${company.name}`)
})
