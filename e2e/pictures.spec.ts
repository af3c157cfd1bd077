import { kindsOfPages, missingPage } from './support/site'
import { expect, test, type Page } from './support/test'

// Nothing is compared: somebody looks at the pictures before a release, and sees what no rule looks for.

const folder = 'pictures'

test.use({ expectedConsole: /status of 404 .*\/no-such-page/ })

test('one page of each kind is photographed on a phone', { tag: '@phone' }, ({ page }) =>
  takePictures(page, 390),
)

test('one page of each kind is photographed on a desktop', ({ page }) => takePictures(page, 1440))

async function takePictures(page: Page, width: number) {
  test.setTimeout(300_000)
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...kindsOfPages, missingPage]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(loadPictures)
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
}

/** Those far down would load only when somebody scrolls. */
async function loadPictures() {
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.allSettled(images.map((image) => image.decode()))
}
