import { getSharePictures, shareImagePath } from '@/lib/seo/share-images'

test('a share image shows what its page is about: its photo where it has one, its house or a drawing', () => {
  const photo = expect.stringMatching(/^\/photos\//) as string
  expect(Object.fromEntries(getSharePictures())).toMatchObject({
    home: '/images/specimens/mosquito.svg',
    'mosquito-tick': '/images/specimens/mosquito.svg',
    'docks-and-boathouses': photo,
    'blog-after-the-rain': photo,
    'blog-lamps-on-the-dock': '/images/specimens/small-flies.svg',
    'locations-sandusky': '/images/houses/ranch.svg',
    'field-guide-deer-tick': '/images/specimens/tick.svg',
  })
})

test('a page without a picture of its own shares that of the home page', () => {
  expect(shareImagePath('/locations/sandusky')).toBe('/share/locations-sandusky.png')
  for (const path of ['/', '/sitemap', '/prices', '/locations/huron']) {
    expect(shareImagePath(path)).toBe('/share/home.png')
  }
})
