import { lastService, locationPath, services } from './support/site'
import { expect, main, test, type Page } from './support/test'
import { getEntry } from '@/lib/content/entries'
import { home } from '@/lib/content/pages'

test('the first screen has headline and buttons, the hero fades in 100 ms after load, and the parts of service cards begin at the same height [spec: Home]', async ({
  page,
}) => {
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeInViewport()
  for (const path of ['/contact', '/services']) {
    await expect(main(page).locator(`a[href="${path}"]`).first()).toBeInViewport()
  }
  /** The animation of the headline or of an element around it. */
  const animation = await heading.evaluate((heading: HTMLElement) => {
    for (let element: HTMLElement | null = heading; element; element = element.parentElement) {
      const { animationName, animationDelay } = getComputedStyle(element)
      if (animationName === 'none') continue
      // Restarts the animation, because keyframes can be read only while it runs.
      element.style.animationName = 'none'
      element.getAnimations()
      element.style.animationName = ''
      const effect = element.getAnimations()[0]?.effect
      const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
      return { delay: animationDelay, firstOpacity: first?.opacity }
    }
    return undefined
  })
  expect(animation).toEqual({ delay: '0.1s', firstOpacity: '0.01' })

  for (const width of services.length <= 3 ? [768, 1440] : []) {
    await page.setViewportSize({ width, height: 900 })
    for (const part of ['img', 'h3', 'div + p']) {
      const tops = await page
        .locator('#services article')
        .evaluateAll(
          (cards, part) =>
            cards.map((card) => card.querySelector(part)?.getBoundingClientRect().top),
          part,
        )
      expect(tops, `${part} at ${width}`).toEqual(services.map(() => expect.any(Number)))
      expect(new Set(tops).size, `${part} at ${width}`).toBe(1)
    }
  }
})

test(
  'a page begins at its top after a link far down or a reload, and keeps its position on the way back [spec: Route table]',
  { tag: '@every-browser' },
  async ({ page }) => {
    const top = () => page.evaluate(() => window.scrollY)
    const scrollTo = (top: number) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
    const followLastLink = async (path: string) => {
      await page.locator(`a[href="${path}"]:visible`).last().click()
      await expect(page).toHaveURL(path)
      await expect.poll(top, path).toBe(0)
    }
    await page.goto('/estimate')
    for (const path of ['/', '/services', `/${lastService.slug}`, locationPath]) {
      await followLastLink(path)
      await scrollTo(900)
      await page.reload()
      await expect.poll(top, path).toBe(0)
      await scrollTo(900)
      // A real click would scroll to the link first.
      await page.locator('a[href="/about"]').first().dispatchEvent('click')
      await expect(page).toHaveURL('/about')
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(path)
      // Browsers round scroll positions.
      await expect.poll(async () => Math.abs((await top()) - 900)).toBeLessThanOrEqual(2)
    }
    await followLastLink('/estimate')
  },
)

test.describe('the house', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true })

  const { scene, photo } = home().hero
  const [place] = (photo ? [] : (scene?.places ?? []))
    .filter(({ kind }) => kind)
    .toReversed()
    .map(({ place, kind = '' }) => ({ place, signs: getEntry('signs')[kind] ?? [] }))
  const [sign] = place?.signs ?? []
  test.skip(!place || !sign, 'This company’s home has no house whose places can be pressed.')
  if (!place || !sign) return

  const summaries = (page: Page) => page.locator('.house-strip summary')

  test('leads in two presses from a place to the page on who comes in there, by touch, by keyboard and without scripts', async ({
    page,
  }) => {
    const summary = summaries(page).filter({ hasText: place.place })
    const link = page.getByRole('link', { name: sign.who }).and(page.locator('details a'))
    const open = page.locator('details[name=house][open]')
    await page.goto('/')
    await summaries(page).first().tap()
    await expect(open.locator('circle')).toBeVisible()
    await page.locator('.house-strip > svg').tap({ position: { x: 190, y: 235 }, force: true })
    await expect(open).toHaveCount(0)
    await summaries(page).first().tap()
    await summary.tap()
    await expect(open).toHaveCount(1)
    await expect(link).toBeVisible()
    await link.tap()
    await expect(page).toHaveURL(sign.href)

    await page.goto('/')
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(sign.href)
  })

  test('is large on wide screens, where it answers in the place of the buttons, and each place and animal is a target large enough for a finger', async ({
    page,
  }) => {
    await page.goto('/')
    // The positions depend on the length of texts.
    await expectLargeHouse(page)
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const boxes = await page
        .locator('.house-strip :is(summary, [data-animal])')
        .evaluateAll((targets) =>
          targets.map((target) => {
            const { x, y, width, height, right } = target.getBoundingClientRect()
            const letters = parseFloat(getComputedStyle(target).fontSize)
            return { place: `${x} ${y}`, size: Math.min(width, height), right, letters }
          }),
        )
      expect(new Set(boxes.map(({ place }) => place)).size).toBe(boxes.length)
      expect(Math.min(...boxes.map(({ size }) => size))).toBeGreaterThanOrEqual(44)
      expect(Math.min(...boxes.map(({ letters }) => letters))).toBeGreaterThanOrEqual(12)
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width)
    }

    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
    const closedHeight = await heightOf()
    for (const summary of await summaries(page).all()) {
      await summary.tap()
      expect(await heightOf()).toBe(closedHeight)
      await expect(main(page).locator('a[href="/contact"]').first()).toBeHidden()
      const list = await page.locator('details[open] .place-signs').boundingBox()
      expect((list?.y ?? 0) + (list?.height ?? Infinity)).toBeLessThanOrEqual(621)
    }
  })
})

/** On a wide screen it extends to the right edge, and on a tablet it is below the headline. */
async function expectLargeHouse(page: Page) {
  const house = page.locator('.house-strip > svg')
  for (const [width, height] of [
    [1152, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await house.boundingBox()
    expect(box!.x + box!.width).toBe(width)
    expect(box!.width).toBeGreaterThanOrEqual(width / 2)
    expect(box!.y).toBeLessThanOrEqual(160)
  }
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 1024 })
    const box = await house.boundingBox()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(box!.width).toBeGreaterThanOrEqual(440)
    expect(box!.y).toBeGreaterThan(heading!.y + heading!.height)
  }
}
