import { fieldGuide, articlePage } from '@/lib/pages/page-copy'
import { getShareImages, shareImage } from '@/lib/seo/share-images'

test('a card shows what its page is about, by a photo where there is one, its house or a drawing', () => {
  const cards = getShareImages().map(({ name, ...card }) => [name, card])
  const eyebrow = articlePage.locationLine
  const photo = { src: expect.stringMatching(/^\/photos\//) as string }
  const drawing = (name: string) => ({ src: `/images/${name}.svg` })
  expect(Object.fromEntries(cards)).toMatchObject({
    home: { heading: 'Sit outside in July', eyebrow, picture: drawing('specimens/mosquito') },
    sitemap: { heading: 'All pages', eyebrow, picture: drawing('specimens/mosquito') },
    'mosquito-tick': { heading: 'A yard you can sit in until dark', eyebrow },
    'docks-and-boathouses': { picture: photo },
    prices: { heading: 'Our prices', eyebrow: 'Prices', picture: drawing('specimens/mosquito') },
    'blog-after-the-rain': {
      heading: 'The Day after the Rain',
      eyebrow: 'Yards',
      picture: photo,
    },
    'blog-lamps-on-the-dock': { eyebrow: 'Docks', picture: drawing('specimens/small-flies') },
    'locations-huron': {
      heading: 'Evenings outside in Huron',
      eyebrow: 'Erie County, Ohio',
      picture: drawing('specimens/mosquito'),
    },
    'locations-sandusky': { picture: drawing('houses/ranch') },
    'field-guide-deer-tick': { eyebrow: fieldGuide.heading, picture: drawing('specimens/tick') },
  })
})

test.each([
  ['/', 'home', 'Sit outside in July'],
  ['/blog/after-the-rain', 'blog-after-the-rain', 'The Day after the Rain'],
  ['/no-such-page', 'home', 'Sit outside in July'],
])('the card of %s is /share/%s.png, and told in words', (path, name, heading) => {
  expect(shareImage(path)).toEqual({
    path: `/share/${name}.png`,
    alt: `Card with the words “${heading}”`,
  })
})
