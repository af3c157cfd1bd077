import { render, screen } from '@testing-library/react'
import { changeCompany } from '../support/change-company'
import { ServicePage } from '@/app/[slug]/_sections/ServicePage'
import AboutPage from '@/app/about/page'
import LocationPage from '@/app/locations/[slug]/page'
import { ServiceImage } from '@/components/sections/ServiceCards'
import { Photo } from '@/components/ui/Photo'
import { getLocations } from '@/lib/content/locations'
import { about, locationPage } from '@/lib/content/pages'
import { services } from '@/lib/content/services'

const photo = { src: '/photos/den.jpg', alt: 'A den in an attic', caption: 'Where the kits were.' }

test('a photo has several widths, dimensions that reserve its room, and its caption', () => {
  render(<Photo photo={photo} place="text" />)
  const image = screen.getByRole('img', { name: 'A den in an attic' })
  expect(image).toHaveAttribute(
    'srcset',
    expect.stringMatching(/den-480\.webp 480w, .*den-1440\.webp 1440w/),
  )
  expect(image).toHaveAttribute('sizes', expect.stringMatching(/rem, .*vw$/))
  expect(image).toHaveAttribute('width', '1440')
  expect(image).toHaveAttribute('height', '960')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('figure')).toHaveTextContent('Where the kits were.')
})

test('the first photo of a page loads at once', () => {
  jest.replaceProperty(about(), 'hero', { ...about().hero, picture: photo })
  render(<AboutPage />)
  const image = screen.getByRole('img', { name: 'A den in an attic' })
  expect(image).not.toHaveAttribute('loading')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('a service shows its photo, else its icon, else its drawing', () => {
  const specimen = { file: 'ant', common: 'Ant', latin: 'Formica' }
  const { container, rerender } = render(
    <ServiceImage service={{ photo, icon: 'house', specimen }} look="service" />,
  )
  expect(container.querySelector('img')).toHaveAttribute('src', '/photos/den-480.webp')
  rerender(<ServiceImage service={{ icon: 'house', specimen }} look="row" />)
  expect(container.querySelector('svg[aria-hidden]')).toBeInTheDocument()
  expect(container.querySelector('img')).toBeNull()
  rerender(<ServiceImage service={{ specimen }} look="row" />)
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('ant'))
})

test('what a service treats may have no drawing', () => {
  const targets = { heading: 'What we fill', items: [{ name: 'Attics' }] }
  render(<ServicePage service={{ ...services()[0], targets, details: [] }} />)
  expect(screen.getByText('Attics').innerHTML).toBe('Attics')
})

test('a job in a location shows its photo with caption and month, or its words alone', async () => {
  const [shown] = getLocations()
  const { slug, city } = shown!
  jest.replaceProperty(shown!, 'work', [
    { photo, found: 'A gap that two squirrels had used.', month: '2026-05' },
    { found: 'Mice in a wall of blocks, which we capped.', month: '2026-06' },
  ])
  render(await LocationPage({ params: Promise.resolve({ slug }) }))
  const heading = locationPage().headings.work.replace('{city}', city)
  const region = screen.getByRole('region', { name: heading })
  expect(region).toContainElement(screen.getByRole('img', { name: 'A den in an attic' }))
  expect(region.querySelector('figure')).toHaveTextContent('A gap that two squirrels had used.')
  expect(region).toHaveTextContent('Mice in a wall of blocks')
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
  changeCompany({ people: [dana, { name: 'Lee', role: 'Technician', sample: true }] })
  render(<AboutPage />)
  expect(screen.getByText('Dana').closest('li')).toHaveTextContent('DanaOwnerLicense ODA 12345')
  expect(screen.getAllByRole('img', { name: 'Dana' })).toHaveLength(1)
  expect(screen.getByText('Lee').closest('li')).toHaveTextContent(/^LeeTechnician$/)
})
