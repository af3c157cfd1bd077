import { findViolations } from './support/accessibility'
import { aliases, kindsOfPages, readSitemap, unlistedPages } from './support/site'
import { expect, test, type Page } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const narrowest = { width: 320, height: 640 }

const paths = new Set([...readSitemap(), ...Object.keys(aliases), ...unlistedPages])

const kinds = new Set<string>(kindsOfPages)

for (const path of paths) {
  // Pages of a kind are laid out alike: what a phone makes of them is seen on one of each.
  const tag = kinds.has(path) ? [] : ['@desktop']
  test(
    `${path} is accessible, in order, whole and no wider than the screen [spec: Route table]`,
    { tag },
    async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expectSoundPage(page)
    },
  )
}

test.describe('the page for what does not exist', () => {
  test.use({ expectedConsole: /status of 404 .*\/no-such-page/ })

  test('is accessible, in order, whole and no wider than the screen', async ({ page }) => {
    await page.goto('/no-such-page')
    await expectSoundPage(page)
  })
})

async function expectSoundPage(page: Page) {
  expect.soft(await findViolations(page)).toEqual([])
  expect.soft(await headingLevels(page)).toEqual({ first: 1, h1s: 1, jumps: [] })
  expect.soft(await page.evaluate(brokenImages), 'broken images').toEqual([])
  await page.setViewportSize(narrowest)
  expect.soft(await page.evaluate(tooWide, narrowest.width), 'wider than the screen').toEqual([])
}

async function headingLevels(page: Page) {
  const headings = await page.getByRole('heading').evaluateAll((elements) =>
    elements.map((element) => ({
      level: Number(element.tagName.slice(1)),
      text: element.textContent ?? '',
    })),
  )
  const jumps = headings
    .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    .map(({ level, text }) => `h${level} ${text}`)
  return {
    first: headings[0]?.level,
    h1s: headings.filter(({ level }) => level === 1).length,
    jumps,
  }
}

async function brokenImages() {
  const checks = [...document.images].map(async (image) => {
    // A lazy picture far down would never be asked for.
    image.loading = 'eager'
    const isWhole = await image.decode().then(
      () => image.naturalWidth > 0,
      () => false,
    )
    return isWhole ? [] : [image.currentSrc || image.src]
  })
  return (await Promise.all(checks)).flat()
}

/** Empty, or what reaches beyond the right edge of a page that can be scrolled sideways. */
function tooWide(width: number) {
  if (document.documentElement.scrollWidth <= width) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.slice(0, 40)}`)
}
