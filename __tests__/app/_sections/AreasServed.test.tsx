import { render, screen, within } from '@testing-library/react'
import { location } from '../../support/location'
import { AreasServed } from '@/app/_sections/AreasServed'
import { Footer } from '@/components/layout/Footer'
import { everyPage, home } from '@/lib/content/pages'

const fakeLocation = (slug: string, city: string, zipCodes: string[], latitude: number) =>
  location({ slug, city, zipCodes, coordinates: { latitude, longitude: -83 } })

const mockLocations = [
  fakeLocation('cedar', 'Cedar', ['43065'], 40),
  fakeLocation('ash', 'Ash', ['43001', '43002'], 40.2),
  fakeLocation('ash-in-pike-county', 'Ash', ['43003'], 40.1),
]

// A company with one location more than the map and the footer have room for.
jest.mock('@/lib/content/locations', () => ({
  getLocations: () => [...mockLocations, ...mockLocations.slice(0, 1)],
  getMainLocations: () => mockLocations,
}))

const paths = ['/locations/ash', '/locations/ash-in-pike-county', '/locations/cedar']

test('locations are sorted by name', () => {
  render(<AreasServed {...home().areas} />)
  const list = within(screen.getByRole('list'))
  const links = list.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths)
  expect(links.map((link) => link.textContent)).toEqual(['Ash', 'Ash', 'Cedar'])
})

test('the markers of the map link to their locations and do not overlap', () => {
  const { container } = render(<AreasServed {...home().areas} />)
  const markers = [...container.querySelectorAll('svg a')]
  expect(markers.map((marker) => marker.getAttribute('href')).toSorted()).toEqual(paths)
  const circles = markers.map((marker) => {
    const circle = marker.querySelector('circle')
    const [x = 0, y = 0, r = 0] = ['cx', 'cy', 'r'].map((name) =>
      Number(circle?.getAttribute(name)),
    )
    return { x, y, r }
  })
  for (const [index, one] of circles.entries()) {
    expect(one.r).toBeGreaterThan(0)
    for (const other of circles.slice(index + 1)) {
      const roundingPixels = 2
      const distance = Math.hypot(one.x - other.x, one.y - other.y)
      expect(one.r + other.r).toBeLessThanOrEqual(distance + roundingPixels)
    }
  }
})

test('the footer lists some of many locations, and links to all of them', () => {
  render(<Footer />)
  const areas = within(screen.getByRole('navigation', { name: everyPage().footer.areas }))
  const hrefs = areas.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([...mockLocations.map(({ slug }) => `/locations/${slug}`), '/sitemap'])
})
