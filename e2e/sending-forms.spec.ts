import sharp from 'sharp'
import { findViolations } from './support/accessibility'
import { fillContact, fillInquiry } from './support/inquiry'
import { openHydrated, untilHydrated } from './support/islands'
import { otherPest } from './support/site'
import { expect, main, test, type Page } from './support/test'
import { formService, photoWords } from '@/lib/forms/current-service'
import { contact, estimate, forms as formWords, thankYou } from '@/lib/pages/page-copy'

const forms = [
  {
    path: '/contact',
    fillIn: (page: Page) =>
      fillInquiry(main(page).getByRole('region', { name: contact.form.heading })),
    button: contact.form.button,
    sent: /(^|&)service=/,
    name: contact.form.fields.name.label,
  },
  {
    path: '/estimate',
    fillIn: async (page: Page) => {
      await fillContact(main(page), estimate.fields)
      await main(page).getByLabel(estimate.fields.pestType.label).selectOption(otherPest)
    },
    button: estimate.button,
    sent: /(^|&)pestType=/,
    name: estimate.fields.name.label,
  },
]

/** The service gives these answers in turn, and then takes whatever comes. */
async function answerWith(page: Page, statuses: number[]) {
  const bodies: Response[] = []
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  await page.route(new URL(formService?.endpoint ?? '', 'http://localhost').href, async (route) => {
    const request = route.request()
    const isQuestion = request.method() === 'OPTIONS'
    const type = request.headers()['content-type'] ?? ''
    const body = new Uint8Array(request.postDataBuffer() ?? [])
    if (!isQuestion) bodies.push(new Response(body, { headers: { 'Content-Type': type } }))
    const status = isQuestion ? 200 : (statuses.shift() ?? 200)
    await route.fulfill({ status, headers, json: { success: status === 200 } })
  })
  return bodies
}

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|422/ })

// Where no form service is set, the forms send nothing.
for (const { path, fillIn, button, sent, name } of formService ? forms : []) {
  const press = (name: string, page: Page) => main(page).getByRole('button', { name }).click()

  test(`${path} says when it is offline or rejected, keeps the entries, also over a reload, and sends them`, async ({
    page,
    context,
  }) => {
    const bodies = await answerWith(page, [422])
    await openHydrated(page, path)
    await fillIn(page)
    await context.setOffline(true)
    await press(button, page)
    await expect(main(page).getByText(formWords.sending.offline)).toBeVisible()
    await context.setOffline(false)
    await press(formWords.sending.again, page)
    await expect(main(page).getByText(formWords.sending.rejected)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await untilHydrated(page)
    await expect(main(page).getByLabel(name)).toHaveValue('Ann Visitor')
    await fillIn(page)
    await press(button, page)
    await expect(page).toHaveURL('/thank-you')
    const texts = await Promise.all(bodies.map((body) => body.text()))
    expect(texts).toEqual([expect.stringMatching(sent), expect.stringMatching(sent)])
    expect(texts[1]).toContain('Visitor')
  })
}

test.describe('where the forms ask for photos', () => {
  test.use({ expectedConsole: /413/ })

  const isPhotoCode = (url: string) => /\/photos\.\w+\.js/.test(url)

  /** A photo of 12 megapixels that lies on its side and says by which camera it was taken. */
  const photo = () =>
    sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: 'sienna' } })
      .withExif({ IFD0: { Make: 'Example Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()

  for (const { path, fillIn, button } of photoWords ? forms : []) {
    test(`${path} sends a photo upright, small and without what the camera wrote, or goes without it and says so`, async ({
      page,
    }) => {
      const bodies = await answerWith(page, [413])
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(request.url()))
      const buffer = await photo()
      for (const next of ['/thank-you#without-photos', '/thank-you']) {
        await openHydrated(page, path)
        await fillIn(page)
        expect(scripts.some(isPhotoCode)).toBe(false)
        await main(page)
          .getByLabel(photoWords?.label ?? '')
          .setInputFiles([
            { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Ants.') },
            { name: 'kitchen.jpg', mimeType: 'image/jpeg', buffer },
          ])
        await expect(
          main(page).getByText(formWords.photos.added.replace('{count}', '1')),
        ).toBeVisible()
        await expect(main(page).getByRole('img', { name: 'kitchen.jpg' })).toBeVisible()
        expect(scripts.some(isPhotoCode)).toBe(true)
        expect(await findViolations(page)).toEqual([])
        await main(page).getByRole('button', { name: button }).click()
        await expect(page).toHaveURL(next)
        const words = main(page).getByText(thankYou.withoutPhotos)
        await expect(words).toBeVisible({ visible: next.includes('#') })
        // Whoever has to read that is not taken away from it.
        const counts = next.includes('#') ? '' : 'running'
        await expect(page.locator('[data-redirect]')).toHaveAttribute('data-redirect', counts)
        scripts.length = 0
      }
      const [, without, whole] = await Promise.all(bodies.map((body) => body.formData()))
      expect(without?.get('photos')).toBe('could not be sent')
      const sent = Buffer.from(await (whole?.get('photo_1') as File).arrayBuffer())
      expect(await sharp(sent).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1_200,
        height: 1_600,
      })
      expect((await sharp(sent).metadata()).exif).toBeUndefined()
      expect(buffer.includes('Example Camera')).toBe(true)
    })
  }
})
