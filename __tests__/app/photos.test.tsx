import { render, screen } from '@testing-library/react'
import { People } from '@/app/about/_sections/People'
import { WorkDone } from '@/app/locations/[slug]/_sections/WorkDone'
import HomePage from '@/app/page'
import { ServiceImage } from '@/components/sections/ServiceImage'
import { ServiceTargets } from '@/components/sections/ServiceTargets'
import { Photo } from '@/components/ui/Photo'

jest.mock('@/lib/images/prepare-photo', () => jest.requireActual('../support/prepared-photo'))

const den = { src: '/photos/den.jpg', alt: 'A den in an attic', caption: 'Where the kits were.' }

test('a photo has several widths, and dimensions that reserve its room', () => {
  render(<Photo photo={den} slot="text" />)
  const image = screen.getByRole('img', { name: 'A den in an attic' })
  expect(image).toHaveAttribute('srcset', expect.stringMatching(/480w, .*1200w/))
  expect(image).toHaveAttribute('sizes', expect.stringMatching(/rem, .*vw$/))
  expect(image).toHaveAttribute('width', '1200')
  expect(image).toHaveAttribute('height', '900')
  expect(screen.getByRole('figure')).toHaveTextContent('Where the kits were.')
})

test('the first photo of a page loads eagerly, and others lazily', () => {
  render(
    <>
      <Photo photo={{ ...den, alt: 'First' }} slot="article" isFirst />
      <Photo photo={{ ...den, alt: 'Second' }} slot="text" />
    </>,
  )
  expect(screen.getByRole('img', { name: 'First' })).not.toHaveAttribute('loading')
  expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high')
  expect(screen.getByRole('img', { name: 'Second' })).toHaveAttribute('loading', 'lazy')
})

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

test('a job shows its photo with caption and month, or its words alone', () => {
  const photo = { src: '/photos/soffit.jpg', alt: 'A gap in a soffit' }
  const found = 'A gap that two squirrels had used since the winter.'
  const other = { found: 'Mice in a wall of blocks, which we capped.', month: '2026-06' }
  render(<WorkDone heading="Work we did" work={[{ photo, found, month: '2026-05' }, other]} />)
  const region = screen.getByRole('region', { name: 'Work we did' })
  expect(region).toContainElement(screen.getByRole('img', { name: 'A gap in a soffit' }))
  expect(screen.getByRole('figure')).toHaveTextContent(found)
  expect(region).toHaveTextContent(other.found)
  expect(screen.getByText('May 2026')).toHaveAttribute('datetime', '2026-05')
})

test('people have their name and role, and their license and portrait if they have one', () => {
  const dana = {
    name: 'Dana',
    role: 'Owner',
    license: 'ODA 12345',
    photo: { src: '/photos/dana.jpg' },
    sample: false,
  }
  render(<People people={[dana, { name: 'Lee', role: 'Technician', sample: true }]} />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('DanaOwnerCard ODA 12345')
  expect(screen.getAllByRole('img', { name: 'Dana' })).toHaveLength(1)
  expect(second).toHaveTextContent(/^LeeTechnician \(Sample\)$/)
})
