import { firstLine } from '@/lib/forms/city-line'

const origin = 'https://www.example.com'

const line = (referrer: string) =>
  firstLine(
    {
      template: 'My place is in {city}.',
      cities: { dublin: 'Dublin', grandview: 'Grandview $& Heights' },
    },
    referrer,
    origin,
  )

test.each([
  [`${origin}/locations/dublin`, 'Dublin'],
  [`${origin}/locations/dublin/?from=ad#top`, 'Dublin'],
  [`${origin}/locations/dublin.html`, 'Dublin'],
  [`${origin}/locations/grandview`, 'Grandview $& Heights'],
])('a visitor from %s finds the city in the message', (referrer, city) => {
  expect(line(referrer)).toBe(`My place is in ${city}.\n`)
})

test.each([
  '',
  origin,
  `${origin}/contact`,
  `${origin}/locations/constructor`,
  `${origin}.elsewhere.com/locations/dublin`,
  'https://elsewhere.com/locations/dublin',
  'https://www.exampla.com/locations/dublin',
  `${origin}/blog/locations/dublin`,
])('a visitor from “%s” finds an empty message', (referrer) => {
  expect(line(referrer)).toBeUndefined()
})
