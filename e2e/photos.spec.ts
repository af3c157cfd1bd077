import { articles } from './support/site'
import { expect, test, type Request } from './support/test'

const illustrated = articles.find(({ photo }) => photo)

/** A phone of these years: it asks for the widest photo. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 })

if (illustrated) {
  test('an article opens with its photo, at once, on a first screen of at most 120 kB', async ({
    page,
  }) => {
    const sizes: ReturnType<Request['sizes']>[] = []
    page.on('response', (response) => sizes.push(response.request().sizes()))
    await page.goto(`/blog${illustrated.slug}`)
    const photo = page.getByRole('img', { name: illustrated.photo?.alt })
    await expect(photo).toHaveJSProperty('complete', true)
    expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/)
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(photo).not.toHaveAttribute('loading', 'lazy')
    await expect(page.getByRole('figure').first()).toContainText(illustrated.photo?.caption ?? '')
    const bytes = (await Promise.all(sizes)).reduce(
      (sum, size) => sum + size.responseBodySize + size.responseHeadersSize,
      0,
    )
    expect(bytes).toBeLessThanOrEqual(120_000)
  })
}
