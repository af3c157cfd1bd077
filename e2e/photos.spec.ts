import { articles } from './support/site'
import { expect, test, type Request } from './support/test'

const withPhoto = articles.find(({ photo }) => photo)

/** A common phone, which requests the widest photo. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 })

if (withPhoto) {
  test('the photo of an article loads eagerly, within 120 kB for the page', async ({ page }) => {
    const sizes: ReturnType<Request['sizes']>[] = []
    page.on('response', (response) => sizes.push(response.request().sizes()))
    await page.goto(`/blog${withPhoto.slug}`)
    const photo = page.getByRole('img', { name: withPhoto.photo?.alt })
    await expect(photo).toHaveJSProperty('complete', true)
    expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/)
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(photo).not.toHaveAttribute('loading', 'lazy')
    await expect(page.getByRole('figure').first()).toContainText(withPhoto.photo?.caption ?? '')
    const bytes = (await Promise.all(sizes)).reduce(
      (sum, size) => sum + size.responseBodySize + size.responseHeadersSize,
      0,
    )
    expect(bytes).toBeLessThanOrEqual(120_000)
  })
}
