import { render, screen } from '@testing-library/react'
import { BeforeYouCall } from '@/components/sections/BeforeYouCall'
import { factsForService } from '@/lib/content/decision-facts'
import { services } from '@/lib/content/texts'

test('it is said how soon the first service can come, with the way to its facts and to the terms', () => {
  render(<BeforeYouCall />)
  const [{ slug }] = services
  expect(screen.getByText(factsForService(slug).soon)).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/${slug}#decision`,
    ...(factsForService(slug).guarantee ? ['/terms-of-service'] : []),
  ])
})
