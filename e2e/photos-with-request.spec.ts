import sharp from 'sharp'
import { fillContact } from './support/inquiry'
import { openHydrated } from './support/islands'
import { otherPest } from './support/site'
import { expect, main, test } from './support/test'
import { formService, photoWords } from '@/lib/forms/form-service'
import { estimate } from '@/lib/site/page-copy'

declare global {
  var sent: FormData | undefined
}

test.skip(!formService() || !photoWords(), 'The company takes no photos with a request.')

/** A photo as a phone takes it: on its side, with the place in it. */
const photo = () =>
  sharp({ create: { width: 3200, height: 1600, channels: 3, background: '#875' } })
    .withExif({ IFD3: { GPSLatitude: '40/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('photos are sent upright, at most 1,600 pixels long, and without their place', async ({
  page,
}) => {
  // Chromium does not tell Playwright what files a request holds.
  await page.addInitScript(() => {
    window.fetch = async (_, init) => {
      globalThis.sent = init?.body as FormData
      return new Promise(() => {})
    }
  })
  await openHydrated(page, '/estimate')
  await fillContact(main(page), estimate().fields)
  await main(page).getByLabel(estimate().fields.pestType.label).selectOption(otherPest)
  const original = await photo()
  expect(original.toString('latin1')).toContain('Exif')
  await main(page)
    .getByLabel(photoWords()!.label)
    .setInputFiles([
      { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: original },
      { name: 'notes.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') },
    ])
  await main(page).getByRole('button', { name: estimate().button }).click()
  await page.waitForFunction(() => globalThis.sent)
  const sent = await page.evaluate(async () => {
    const values = [...globalThis.sent!.values()]
    const photos = values.filter((value) => value instanceof File)
    const { width, height } = await createImageBitmap(photos[0]!)
    const text = await photos[0]!.text()
    const notSent = globalThis.sent!.get('photos_not_sent')
    return { count: photos.length, width, height, hasExif: text.includes('Exif'), notSent }
  })
  expect(sent).toEqual({ count: 1, width: 800, height: 1600, hasExif: false, notSent: '1' })
})
