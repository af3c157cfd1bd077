import { render, screen } from '@testing-library/react'
import { ServiceCard } from '@/components/cards/ServiceCard'

const service = {
  name: 'Wildlife Removal',
  description: 'Something scratches overhead.',
  href: '/services#wildlife',
  specimen: 'raccoon',
}

test('the card names and describes the service and leads on, by a link that makes sense alone [spec: Entities and their fields]', () => {
  render(<ServiceCard {...service} />)
  expect(screen.getByRole('heading', { name: 'Wildlife Removal' })).toBeInTheDocument()
  expect(screen.getByText('Something scratches overhead.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /wildlife removal$/ })).toHaveAttribute(
    'href',
    '/services#wildlife',
  )
})
