import { render, screen } from '@testing-library/react'
import { Photo } from '@/components/ui/Photo'

jest.mock('@/lib/images/prepare-photo', () => jest.requireActual('../../support/prepared-photo'))

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
