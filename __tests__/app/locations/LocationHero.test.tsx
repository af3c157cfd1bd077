import { render, screen } from '@testing-library/react'
import { location } from '../../support/location'
import { LocationHero } from '@/app/locations/[slug]/_sections/LocationHero'
import { locationPage } from '@/lib/content/pages'
import type { Location } from '@/lib/content/schemas/locations'
import { locationService } from '@/lib/seo/structured-data'

const show = (change: Partial<Location> = {}) =>
  render(<LocationHero location={location(change)} above={null} />)

test('a location without a description gets the general one with its name [spec: Location pages]', () => {
  const general = locationPage().generalDescription.replace('{city}', 'Oak Hill')
  show({ cityDescription: undefined })
  expect(screen.getByText(general)).toBeInTheDocument()
  expect(locationService(location({ cityDescription: undefined })).description).toBe(general)
})

test.each([
  [[], 'Franklin County'],
  [['Union'], 'Franklin County, partly Union'],
  [['Licking', 'Fairfield'], 'Franklin County, partly Licking and Fairfield'],
])('a location that is also in %j shows %s', (alsoIn, line) => {
  show({ alsoIn })
  expect(screen.getByText(`43001 · ${line}`)).toBeInTheDocument()
})
