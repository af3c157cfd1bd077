import { render } from '@testing-library/react'
import { CardGrid } from '@/components/ui/CardGrid'

/** The most cards that a row may hold, by the classes of the grid. */
function widestRow(count: number) {
  const { container } = render(<CardGrid count={count}>{null}</CardGrid>)
  const columns = [...(container.firstElementChild?.className.matchAll(/grid-cols-(\d)/g) ?? [])]
  return Math.max(1, ...columns.map(([, number]) => Number(number)))
}

test.each([1, 2, 3, 4, 6])('of %d cards none is alone in the last row', (count) => {
  expect(count % widestRow(count)).toBe(0)
})
