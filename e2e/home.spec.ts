import { lastService, locationPath, services } from './support/site'
import { cardOf, expect, main, test } from './support/test'
import { everyPage, home, reviews as quoted } from '@/lib/site/page-copy'
import { getEntry } from '@/lib/site/site-content'

test('the home page has headline, highlights, service cards, customer reviews, and buttons to contact and services at both ends [spec: Home]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  for (const highlight of home().hero.highlights) {
    await expect(main(page).getByText(highlight, { exact: true }).first()).toBeVisible()
  }
  for (const path of ['/contact', '/services']) {
    const link = `a[href="${path}"]`
    await expect(main(page).locator(link).first()).toBeInViewport()
    await expect(main(page).getByRole('region').last().locator(link)).toBeVisible()
  }
  for (const { name, slug } of services) {
    const card = cardOf(page, main(page), name)
    await expect(card.getByRole('link')).toHaveAttribute('href', `/services#${slug}`)
  }
  await expect(main(page).getByText(everyPage().reviews.verified)).toHaveCount(quoted().home.length)
})

test('the hero fades in 100 ms after load [spec: Home]', async ({ page }) => {
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
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
})

test('a page opened by a link far down starts at its top [spec: Route table]', async ({ page }) => {
  for (const [from, to] of [
    ['/', '/estimate'],
    ['/estimate', '/'],
    ['/about', locationPath],
    ['/about', '/services'],
    [locationPath, `/${lastService.slug}`],
  ] as const) {
    await page.goto(from)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.locator(`a[href="${to}"]:visible`).last().click()
    await expect(page).toHaveURL(to)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
})

test(
  'a scrolled page keeps its position on the way back, and begins at its top after a reload',
  { tag: '@every-browser' },
  async ({ page }) => {
    const top = () => page.evaluate(() => window.scrollY)
    for (const path of ['/', '/services', `/${lastService.slug}`, locationPath]) {
      await page.goto(path)
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
      // A real click would scroll to the link first.
      await page.locator('a[href="/about"]').first().dispatchEvent('click')
      await expect(page).toHaveURL('/about')
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(path)
      // Browsers round scroll positions.
      await expect.poll(async () => Math.abs((await top()) - 900)).toBeLessThanOrEqual(2)
      await page.reload()
      await expect.poll(top, path).toBe(0)
    }
  },
)

test.describe('the house', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true })

  const { scene, photo } = home().hero
  const [place] = (photo ? [] : (scene?.entryPoints ?? []))
    .filter(({ kind }) => kind)
    .toReversed()
    .map(({ place, kind = '' }) => ({ place, signs: getEntry('entry-points')[kind] ?? [] }))
  const [sign] = place?.signs ?? []
  test.skip(!place || !sign, 'This company’s home has no house whose places can be pressed.')
  if (!place || !sign) return

  for (const by of ['touch', 'keyboard'] as const) {
    test(`leads in two presses from a place to the page on who comes in there, by ${by} and without scripts`, async ({
      page,
    }) => {
      await page.goto('/')
      const summary = page.locator('details[name=house] > summary', { hasText: place.place })
      const target = summary.locator('.place-target')
      const link = page.getByRole('link', { name: sign.who }).and(page.locator('details a'))
      if (by === 'touch') {
        // The last place is below the part that a phone shows of a closed house.
        await page.locator('details[name=house] .place-target').first().tap()
        const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
        await target.tap()
        await expect(page.locator('details[name=house][open]')).toHaveCount(1)
        await expect(link).toBeVisible()
        await link.tap()
      } else {
        await summary.focus()
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Tab')
        await expect(summary.locator('.place-outline')).toBeVisible()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
        await page.keyboard.press('Enter')
      }
      await expect(page).toHaveURL(sign.href)
    })
  }

  test('takes the press on a name where the drawing shows it', async ({ page }) => {
    await page.goto('/')
    for (const isOpen of [false, true]) {
      if (isOpen) await page.locator('details[name=house] .place-target').first().tap()
      await expect(page.locator('details[name=house][open]')).toHaveCount(isOpen ? 1 : 0)
      const offsets = await page.evaluate(() =>
        [...document.querySelectorAll('.house-strip summary')].map((summary) => {
          const name = summary.querySelector('use')?.getAttribute('href') ?? ''
          const [target, label] = [
            summary.querySelector('.place-target'),
            document.querySelector(`${name} rect`),
          ].map((element) => element?.getBoundingClientRect() ?? new DOMRect())
          const x = target!.x + target!.width / 2 - label!.x - label!.width / 2
          const y = target!.y + target!.height / 2 - label!.y - label!.height / 2
          return Math.round(Math.hypot(x, y))
        }),
      )
      expect(offsets.length).toBeGreaterThan(0)
      expect(Math.max(...offsets)).toBeLessThanOrEqual(2)
    }
  })

  test('goes dark but for the pressed place, and closes at a press beside it', async ({ page }) => {
    await page.goto('/')
    const open = page.locator('details[name=house][open]')
    const targets = page.locator('details[name=house] .place-target')
    await targets.first().tap()
    await expect(open.locator('circle')).toBeVisible()
    await page.locator('.house-strip > svg').tap({ position: { x: 190, y: 215 }, force: true })
    await expect(open).toHaveCount(0)
  })
})
