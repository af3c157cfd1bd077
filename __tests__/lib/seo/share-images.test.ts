import { getSharePictures } from '@/lib/seo/share-images'

test('a share image shows what its page is about: its photo where it has one, its house or a drawing', () => {
  const photo = expect.stringMatching(/^\/photos\//) as string
  expect(Object.fromEntries(getSharePictures())).toMatchObject({
    home: '/images/specimens/mosquito.svg',
    sitemap: '/images/specimens/mosquito.svg',
    'mosquito-tick': '/images/specimens/mosquito.svg',
    'docks-and-boathouses': photo,
    prices: '/images/specimens/mosquito.svg',
    'blog-after-the-rain': photo,
    'blog-lamps-on-the-dock': '/images/specimens/small-flies.svg',
    'locations-huron': '/images/specimens/mosquito.svg',
    'locations-sandusky': '/images/houses/ranch.svg',
    'field-guide-deer-tick': '/images/specimens/tick.svg',
  })
})
