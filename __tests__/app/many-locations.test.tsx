import { render, screen, within } from '@testing-library/react'
import { Footer } from '@/components/layout/Footer'
import { getLocations, getMainLocations } from '@/lib/locations/locations'
import { everyPage } from '@/lib/pages/page-copy'
import { shareImagePath } from '@/lib/seo/share-images'
import type * as contentModule from '@/lib/site-content'

const mockPlaceCount = 80
const shownCount = 60

// An owner with many places: each of the files as often as it takes, under other names.
jest.mock('@/lib/site-content', () => {
  const content = jest.requireActual<typeof contentModule>('@/lib/site-content')
  return {
    ...content,
    getCollection: (name: 'locations') => {
      const read = content.getCollection(name)
      if (name !== 'locations') return read
      return Array.from({ length: mockPlaceCount }, (_, index) => {
        const entry = read[index % read.length]
        const round = Math.floor(index / read.length)
        const slug = `${String(entry?.slug)}${round || ''}`
        return { ...entry, slug, title: slug, order: index + 1 }
      })
    },
  }
})

test('the footer has room for some of many places, and leads to all', () => {
  expect(getLocations()).toHaveLength(mockPlaceCount)
  render(<Footer />)
  const areas = screen.getByRole('navigation', { name: everyPage().footer.areas })
  expect(within(areas).getAllByRole('link')).toHaveLength(shownCount + 1)
  expect(within(areas).getByRole('link', { name: everyPage().footer.allAreas })).toHaveAttribute(
    'href',
    '/sitemap',
  )
})

test('a place for which there is no room shares the image of the home page, of which there is one for each place that is shown', () => {
  const [first] = getMainLocations()
  const last = getLocations().at(-1)
  const imageOf = (place = first) => shareImagePath(`/locations/${place?.slug}`)
  expect(imageOf(first)).toBe(`/share/locations-${first?.slug}.png`)
  expect(imageOf(last)).toBe('/share/home.png')
})
