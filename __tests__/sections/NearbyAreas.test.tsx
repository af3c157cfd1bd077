import { render, screen } from '@testing-library/react'
import { location } from '../support/location'
import { NearbyAreas } from '@/components/sections/NearbyAreas'

test('the areas near a place are links to their pages, in order', () => {
  const nearby = [
    location({ slug: 'yew-hill', city: 'Yew Hill' }),
    location({ slug: 'ash-hill', city: 'Ash Hill' }),
  ]
  render(<NearbyAreas nearby={nearby} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
    ['Yew Hill', '/locations/yew-hill'],
    ['Ash Hill', '/locations/ash-hill'],
  ])
})
