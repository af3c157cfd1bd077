import { render, screen } from '@testing-library/react'
import { Cutaway } from '@/components/sections/Cutaway'
import { findHouse } from '@/lib/guide/houses'

/** Its fifth entry point alone has a kind. */
const house = findHouse({ kind: 'ranch', entryPoints: [1, 5, 8] })

function renderHouse(path: string) {
  if (!house) throw new Error('There is no ranch')
  return render(<Cutaway house={house} path={path} />)
}

test('only a place with a kind can be pressed, around its number in the drawing', () => {
  const { container } = renderHouse('/')
  expect([...container.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual([
    '2 Porch lamp',
  ])
  // The drawing of 800 units has the number at 212, 290.
  expect(house?.pressable[0]?.target).toEqual({ x: 26, y: 36, width: 14 })
})

test('its list names who that is, with a link that the page of the animal itself lacks', () => {
  const { unmount } = renderHouse('/')
  expect(screen.getByRole('link', { hidden: true })).toHaveAttribute(
    'href',
    '/field-guide/bridge-spider',
  )
  unmount()
  renderHouse('/field-guide/bridge-spider')
  expect(screen.queryByRole('link', { hidden: true })).toBeNull()
  expect(screen.getByText('Bridge spiders')).toBeInTheDocument()
})
