import { render, screen, within } from '@testing-library/react'
import { location } from '../../support/location'
import { AreasServed } from '@/app/_sections/AreasServed'
import { home } from '@/lib/pages/page-copy'

const place = (slug: string, city: string, county: string, latitude: number) =>
  location({ slug, city, county: county as 'Franklin', coordinates: { latitude, longitude: -83 } })

const mockPlaces = [
  place('ash', 'Ash', 'Franklin', 40),
  place('birch', 'Birch', 'Fairfield', 40.2),
  place('cedar', 'Cedar', 'Franklin', 40.1),
]

jest.mock('@/lib/locations/locations', () => ({
  getMainLocations: () => mockPlaces,
}))

test('the places are listed by county, with the numbers that the map gives them from north to south', () => {
  render(<AreasServed {...home.areas} />)
  const lists = screen.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]),
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Franklin County',
    'Fairfield County',
  ])
  expect(lists).toEqual([
    [
      ['/locations/cedar', '2Cedar'],
      ['/locations/ash', '3Ash'],
    ],
    [['/locations/birch', '1Birch']],
  ])
})
