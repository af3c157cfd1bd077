import { render, screen, within } from '@testing-library/react'
import { Footer } from '@/components/layout/Footer'
import { getLocations } from '@/lib/locations/locations'
import { everyPage } from '@/lib/site/page-copy'
import type * as contentModule from '@/lib/site/site-content'

const mockLocationCount = 80
const shownCount = 60

// A company with many locations: copies of the same ones with other slugs.
jest.mock('@/lib/site/site-content', () => {
  const content = jest.requireActual<typeof contentModule>('@/lib/site/site-content')
  return {
    ...content,
    getCollection: (name: 'locations') => {
      const read = content.getCollection(name)
      if (name !== 'locations') return read
      return Array.from({ length: mockLocationCount }, (_, index) => {
        const entry = read[index % read.length]
        const round = Math.floor(index / read.length)
        const slug = `${String(entry?.slug)}${round || ''}`
        return { ...entry, slug, title: slug, order: index + 1 }
      })
    },
  }
})

test('the footer lists some of many locations, and links to all of them', () => {
  expect(getLocations()).toHaveLength(mockLocationCount)
  render(<Footer />)
  const areas = screen.getByRole('navigation', { name: everyPage().footer.areas })
  expect(within(areas).getAllByRole('link')).toHaveLength(shownCount + 1)
  expect(within(areas).getByRole('link', { name: everyPage().footer.allAreas })).toHaveAttribute(
    'href',
    '/sitemap',
  )
})
