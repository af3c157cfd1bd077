import { getArticlePictures, homePicture, shareImagePath } from '@/lib/seo/share-images'

test('an article shares its own picture, and every other page the image of the site', () => {
  expect(shareImagePath('/blog/after-the-rain')).toBe('/share/blog-after-the-rain.png')
  for (const path of ['/', '/sitemap', '/locations/sandusky', '/field-guide/deer-tick']) {
    expect(shareImagePath(path)).toBe('/share/home.png')
  }
})

test('the picture is the photo of an article or of the home page, or else the drawing', () => {
  const photo = expect.stringMatching(/^\/photos\//) as string
  expect(Object.fromEntries(getArticlePictures())).toMatchObject({
    'blog-after-the-rain': photo,
    'blog-lamps-on-the-dock': '/images/figures/mosquitoes.svg',
  })
  expect(homePicture()).toEqual(photo)
})
