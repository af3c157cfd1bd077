import { render, screen } from '@testing-library/react'
import { LinkLines } from '@/components/sections/LinkLines'

test('links stand in lines in their order, and a line without links is left out', () => {
  const lines = [
    { links: [{ text: 'Yew Hill', href: '/locations/yew-hill' }] },
    { label: 'Read more', links: [] },
  ]
  render(<LinkLines id="nearby" heading="Nearby areas" lines={lines} />)
  expect(screen.getByRole('link', { name: 'Yew Hill' })).toHaveAttribute(
    'href',
    '/locations/yew-hill',
  )
  expect(screen.queryByText('Read more')).not.toBeInTheDocument()
})

test('without any link there is no list and no heading [spec: Location pages]', () => {
  const { container } = render(<LinkLines id="nearby" heading="Nearby" lines={[{ links: [] }]} />)
  expect(container).toBeEmptyDOMElement()
})
