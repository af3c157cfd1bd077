import { locationHeading } from '@/lib/locations/location-description'
import { getShareImages, shareImagePath } from '@/lib/seo/share-images'
import { company } from '@/lib/site/company'

test('a share image shows the photo of its page, or else its house or drawing', () => {
  const photo = expect.stringMatching(/^\/photos\//) as string
  const pictures = [...getShareImages()].map(([name, { picture }]) => [name, picture])
  expect(Object.fromEntries(pictures)).toMatchObject({
    home: photo,
    'mosquito-tick': '/images/specimens/mosquito.svg',
    'docks-and-boathouses': photo,
    'blog-after-the-rain': photo,
    'blog-lamps-on-the-dock': '/images/specimens/small-flies.svg',
    'locations-sandusky': '/images/houses/ranch.svg',
    'locations-huron': photo,
    'field-guide-deer-tick': '/images/specimens/tick.svg',
  })
})

test('a share image has the title of its page and the company’s name; on the home page name and phone number', () => {
  const { name, phone } = company()
  const images = getShareImages()
  expect(images.get('home')).toMatchObject({ title: name, signature: phone.display })
  expect(images.get('locations-huron')).toMatchObject({
    title: locationHeading({ city: 'Huron' }),
    signature: name,
  })
  expect(images.get('blog-after-the-rain')).toMatchObject({ title: 'The Day after the Rain' })
})

test('a page without a picture uses the share image of the home page', () => {
  expect(shareImagePath('/locations/sandusky')).toBe('/share/locations-sandusky.png')
  for (const path of ['/', '/sitemap', '/prices']) {
    expect(shareImagePath(path)).toBe('/share/home.png')
  }
})
