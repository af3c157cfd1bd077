import { render, screen } from '@testing-library/react'
import { BeforeYouCall } from '@/components/sections/BeforeYouCall'
import { factsForService } from '@/lib/content/decision-facts'
import { services } from '@/lib/content/texts'

const { soon, guarantee } = factsForService(services[0].slug)

test('it is said how soon the first service can come, with the way to the facts of each and to the terms', () => {
  render(<BeforeYouCall />)
  expect(screen.getByText(soon)).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...services.map(({ slug }) => `/${slug}#decision`),
    ...(guarantee ? ['/terms-of-service'] : []),
  ])
  expect(screen.queryByText('What the price depends on here')).not.toBeInTheDocument()
  expect(screen.queryByText('What to do before we come')).not.toBeInTheDocument()
})

test('a place says what differs there instead', () => {
  const own = {
    price: ['how many old flues there are'],
    soon: 'On Tuesdays, by boat.',
    prepare: 'Tie up the dog.',
  }
  render(<BeforeYouCall beforeYouCall={own} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([own.price[0], own.soon, own.prepare]),
  )
  expect(screen.queryByText(soon)).not.toBeInTheDocument()
})
