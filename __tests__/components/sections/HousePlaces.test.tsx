import { render, screen } from '@testing-library/react'
import { Cutaway } from '@/components/sections/Cutaway'
import { findHouse } from '@/lib/content/houses'

const house = findHouse({ kind: 'brick-cottage', places: [1, 7] })

function renderHouse(path: string) {
  if (!house) throw new Error('There is no brick cottage')
  return render(<Cutaway house={house} path={path} />)
}

test('each place has its number on the drawing, and can be pressed', () => {
  const { container } = renderHouse('/')
  const places = [...container.querySelectorAll('summary')]
  expect(places.map(({ textContent }) => textContent)).toEqual(['1 1 Chimney', '2 2 Kitchen door'])
})

test('its list names who that is, with a link that the page of the animal itself lacks', () => {
  const linkToRaccoon = () => document.querySelector('a[href="/field-guide/raccoon"]')
  const { unmount } = renderHouse('/')
  expect(linkToRaccoon()).toBeInTheDocument()
  unmount()
  renderHouse('/field-guide/raccoon')
  expect(linkToRaccoon()).toBeNull()
  expect(screen.getAllByText('Raccoon kits')).not.toEqual([])
})
