import { render, screen } from '@testing-library/react'
import { Signs } from '@/app/_sections/Signs'
import HomePage from '@/app/page'
import { ServiceImage } from '@/components/sections/ServiceImage'
import { ServiceTargets } from '@/components/sections/ServiceTargets'

jest.mock('@/lib/images/prepare-photo', () => jest.requireActual('../../support/prepared-photo'))

const photo = { src: '/photos/attic.jpg', alt: 'An attic', caption: 'After two days of work.' }

test('a service shows its photo, else its icon, else its drawing', () => {
  const specimen = { file: 'ant', common: 'Ant', latin: 'Formica' }
  const { container, rerender } = render(
    <ServiceImage service={{ photo, icon: 'house', specimen }} look="service" />,
  )
  expect(container.querySelector('img')).toHaveAttribute('src', '/photos/attic-card.webp')
  rerender(<ServiceImage service={{ icon: 'house', specimen }} look="row" />)
  expect(container.querySelector('svg[aria-hidden]')).toBeInTheDocument()
  expect(container.querySelector('img')).toBeNull()
  rerender(<ServiceImage service={{ specimen }} look="row" />)
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('ant'))
})

test('a sign has a drawing, a photo, or words alone', () => {
  const words = { text: 'What it may be.', href: '/contact' }
  const items = [
    { ...words, title: 'Sawdust', drawing: 'sawdust' },
    { ...words, title: 'Wings', photo: { src: photo.src } },
    { ...words, title: 'A hum' },
  ]
  const { rerender } = render(
    <Signs heading="Seen something?" introduction="Say so." items={items} />,
  )
  const pictures = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('img')?.getAttribute('src'))
  expect(pictures).toEqual(['/images/signs/sawdust-432.webp', '/photos/attic-card.webp', undefined])
  rerender(<Signs heading="Seen something?" introduction="Say so." items={[]} />)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('what a service treats may have no drawing', () => {
  const targets = { heading: 'What we fill', items: [{ name: 'Attics' }] }
  const { container } = render(<ServiceTargets targets={targets} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('Attics')
  expect(container.querySelector('img')).toBeNull()
})

test('the photo of the home page loads at once, in several widths', () => {
  render(<HomePage />)
  const image = screen.getByRole('img', { name: /^A boathouse door/ })
  expect(image).not.toHaveAttribute('loading')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(image).toHaveAttribute('srcset', expect.stringContaining('1200w'))
})
