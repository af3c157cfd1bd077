import { fieldGuide, articlePage } from '@/lib/pages/page-copy'
import { getShareImages, shareImage } from '@/lib/seo/share-images'

test('a card shows what its page is about, by a photo where there is one, a map or a drawing', () => {
  const cards = getShareImages().map(({ name, ...card }) => [name, card])
  const eyebrow = articlePage.locationLine
  const photo = { src: expect.stringMatching(/^\/photos\//) as string }
  expect(Object.fromEntries(cards)).toMatchObject({
    home: { heading: 'Sit outside in July', eyebrow, picture: { specimen: 'mosquito' } },
    sitemap: { heading: 'All pages', eyebrow, picture: { specimen: 'mosquito' } },
    'mosquito-tick': { heading: 'A yard you can sit in until dark', eyebrow },
    'docks-and-boathouses': { picture: { photo } },
    prices: { heading: 'Our prices', eyebrow: 'Prices', picture: { specimen: 'mosquito' } },
    'blog-after-the-rain': {
      heading: 'The Day after the Rain',
      eyebrow: 'Yards',
      picture: { photo },
    },
    'blog-lamps-on-the-dock': { eyebrow: 'Docks', picture: { specimen: 'small-flies' } },
    'locations-huron': {
      heading: 'Evenings outside in Huron',
      eyebrow: 'Erie County, Ohio',
      picture: { place: 'huron' },
    },
    'field-guide-deer-tick': { eyebrow: fieldGuide.heading, picture: { specimen: 'tick' } },
  })
})

test.each([
  ['/', 'home', 'Sit outside in July', 'a field-guide drawing'],
  ['/blog/after-the-rain', 'blog-after-the-rain', 'The Day after the Rain', 'a photo'],
  [
    '/locations/huron',
    'locations-huron',
    'Evenings outside in Huron',
    'a map of the Lake Erie shore',
  ],
  ['/no-such-page', 'home', 'Sit outside in July', 'a field-guide drawing'],
])('the card of %s is /share/%s.png, and told in words', (path, name, heading, picture) => {
  expect(shareImage(path)).toEqual({
    path: `/share/${name}.png`,
    alt: `Card with the words “${heading}” and ${picture}`,
  })
})
