import { render, screen, within } from '@testing-library/react'
import { Footer } from '@/components/layout/Footer'
import { company } from '@/lib/content/company'
import { getLocations } from '@/lib/content/locations'

beforeEach(() => {
  render(<Footer />)
})

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('the footer links to the pages, the services and the legal texts [spec: Shared footer]', () => {
  expect(linksIn(screen.getByRole('contentinfo'))).toEqual(
    expect.arrayContaining([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Services', '/services'],
      ['Contact', '/contact'],
      ['Pest Control', '/services/pest-control'],
      ['Bed Bug Extermination', '/services/bed-bugs'],
      ['Wildlife Removal', '/services/wildlife'],
      ['Get a Free Estimate', '/estimate'],
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Sitemap', '/sitemap'],
    ]),
  )
})

test('the footer lists the 20 places in their order [spec: Shared footer]', () => {
  expect(linksIn(screen.getByRole('navigation', { name: 'Areas We Serve' }))).toEqual(
    getLocations().map(({ city, slug }) => [city, `/locations/${slug}`]),
  )
})

test('the links to three social networks open in a new tab, and say so [spec: Shared footer]', () => {
  expect(company.social).toHaveLength(3)
  for (const { network, url } of company.social) {
    const link = screen.getByRole('link', { name: new RegExp(`${network}.*new tab`) })
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringMatching(/\bnoopener\b/))
  }
})

test('the footer has the phone, the e-mail address and the street address [spec: Shared footer; The calls it makes]', () => {
  const { phone, email } = company
  expect(linksIn(screen.getByRole('contentinfo'))).toEqual(
    expect.arrayContaining([
      [phone.display, `tel:${phone.dial}`],
      [email, `mailto:${email}`],
    ]),
  )
  expect(screen.getByText(/123 Main Street/)).toHaveTextContent(
    '123 Main Street, Columbus, OH 43215',
  )
})
