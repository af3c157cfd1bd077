import { render, screen, within } from '@testing-library/react'
import { changeCompany } from '@/__tests__/support/change-company'
import { Footer } from '@/components/layout/Footer'
import { getMainLocations } from '@/lib/locations/locations'
import { footerLinks } from '@/lib/pages/navigation'
import { company } from '@/lib/site/company'
import { everyPage } from '@/lib/site/page-copy'

const [network, url] = ['Facebook', 'https://www.facebook.com/lakeshore']

beforeEach(() => {
  changeCompany({ social: [{ network, url }], emergency: 'Bats answered at night' })
  render(<Footer />)
})

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('the footer links to the pages, the services and the legal texts [spec: Shared footer]', () => {
  const links = Object.values(footerLinks()).flat()
  expect(linksIn(screen.getByRole('contentinfo'))).toEqual(
    expect.arrayContaining(links.map(({ name, href }) => [name, href])),
  )
})

test('the footer lists the locations in order [spec: Shared footer]', () => {
  expect(linksIn(screen.getByRole('navigation', { name: everyPage().footer.areas }))).toEqual(
    getMainLocations().map(({ city, slug }) => [city, `/locations/${slug}`]),
  )
})

test('links to social networks open a new tab, and announce it [spec: Shared footer]', () => {
  const link = screen.getByRole('link', { name: `${network} ${everyPage().footer.newTab}` })
  expect(link).toHaveAttribute('href', url)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringMatching(/\bnoopener\b/))
})

test('the footer has the phone, the e-mail address, the street address and the emergency service [spec: Shared footer; The calls it makes]', () => {
  const { phone, email, address } = company()
  const links = linksIn(screen.getByRole('contentinfo'))
  expect(links).toContainEqual([phone.display, `tel:${phone.dial}`])
  expect(links).toContainEqual([email, `mailto:${email}`])
  expect(screen.getByText('Bats answered at night')).toBeInTheDocument()
  const { street, city, state, postalCode } = address
  expect(screen.getByText(new RegExp(String(street)))).toHaveTextContent(
    `${street}, ${city}, ${state} ${postalCode}`,
  )
})
