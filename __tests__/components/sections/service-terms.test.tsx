import { render, screen } from '@testing-library/react'
import { location } from '../../support/location'
import { LocationHero } from '@/app/locations/[slug]/_sections/LocationHero'
import { LocationTerms } from '@/app/locations/[slug]/_sections/LocationTerms'
import { locationPage, servicesPage } from '@/lib/content/pages'
import { firstTerms, otherTerms, priceText } from '@/lib/content/service-terms'
import { services } from '@/lib/content/services'

const [first] = services()

const termsShown = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const)

test('a service’s page shows its price, what that depends on, and all of its terms, each once', () => {
  const shown = [...firstTerms(first), ...otherTerms(first)]
  expect(shown).toContainEqual({ term: servicesPage().terms.price, text: priceText(first) })
  expect(shown.map(({ text }) => text)).toContain(first.price.dependsOn)
  const terms = shown.filter(({ term }) => !Object.values(servicesPage().terms).includes(term))
  expect(terms).toEqual(first.terms)
})

test('a city shows all of its ZIP codes, the price of each service, and the first three terms of the first [spec: Location pages]', () => {
  const zipCodes = Array.from({ length: 34 }, (_, index) => String(43001 + index))
  render(<LocationHero location={location({ zipCodes })} above={null} />)
  const shown = new Map(termsShown())
  expect(shown.get(locationPage().zipCodes)).toContain(zipCodes.join(', '))
  const prices = shown.get(servicesPage().terms.price)
  for (const service of services()) {
    expect(prices).toContain(`${service.name}: ${priceText(service)}`)
  }
  for (const { term, text } of first.terms.slice(0, 3)) expect(shown.get(term)).toBe(text)
})

test('a city shows its own words below, and no section without any', () => {
  const { container, rerender } = render(<LocationTerms terms={undefined} />)
  expect(container).toBeEmptyDOMElement()
  rerender(
    <LocationTerms terms={{ price: ['how many flues there are'], prepare: 'Light no fire.' }} />,
  )
  expect(termsShown()).toEqual([
    [locationPage().terms.price, 'how many flues there are'],
    [locationPage().terms.prepare, 'Light no fire.'],
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/${first.slug}#terms`,
    '/terms-of-service',
  ])
})
