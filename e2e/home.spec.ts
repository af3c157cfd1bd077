import { lastService, locationPath, services } from './support/site'
import { cardOf, expect, main, test } from './support/test'
import { everyPage, home, reviews as quoted } from '@/lib/pages/page-copy'

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
