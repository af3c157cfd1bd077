import { render, screen } from '@testing-library/react'
import { WorkDone } from '@/app/locations/[slug]/_sections/WorkDone'

jest.mock('@/lib/images/prepare-photo', () => jest.requireActual('../../support/prepared-photo'))

test('a job shows its photo with caption and month', () => {
  const photo = { src: '/photos/soffit.jpg', alt: 'A gap in a soffit' }
  const found = 'A gap that two squirrels had used since the winter.'
  render(<WorkDone heading="Work we did" work={[{ photo, found, month: '2026-05' }]} />)
  const region = screen.getByRole('region', { name: 'Work we did' })
  expect(region).toContainElement(screen.getByRole('img', { name: 'A gap in a soffit' }))
  expect(screen.getByRole('figure')).toHaveTextContent(found)
  expect(screen.getByText('May 2026')).toHaveAttribute('datetime', '2026-05')
})
