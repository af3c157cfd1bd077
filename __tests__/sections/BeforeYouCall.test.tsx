import { render, screen, within } from '@testing-library/react'
import { BeforeYouCall } from '@/components/sections/BeforeYouCall'
import { services } from '@/content/services'
import { factsForService } from '@/lib/content/decision-facts'

test('the price factors, the hour and the guarantee are those of the first service, to whose page it leads', () => {
  render(<BeforeYouCall />)
  const band = within(screen.getByRole('region', { name: 'Before you call' }))
  const [{ slug, name }] = services
  const { price, soon, guarantee } = factsForService(slug)
  expect(band.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(price)
  expect(band.getByText(soon)).toBeInTheDocument()
  expect(band.getByText(guarantee, { exact: false })).toBeInTheDocument()
  expect(band.getByRole('link', { name: new RegExp(name, 'i') })).toHaveAttribute(
    'href',
    `/${slug}`,
  )
})
