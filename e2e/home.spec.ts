import { lastService, locationPath, services } from './support/site'
import { expect, test, type Page } from './support/test'
import { everyPage, home } from '@/lib/pages/page-copy'
import { reviews as quoted } from '@/lib/reviews/reviews'

const main = (page: Page) => page.getByRole('main')

test('the home page opens with its headline, its highlights and two ways on, leads to the sections of the services, quotes customers with stars and badge, and closes with the ways on [spec: Home]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  for (const highlight of home.hero.highlights) {
    await expect(main(page).getByText(highlight, { exact: true }).first()).toBeVisible()
  }
  for (const path of ['/contact', '/services']) {
    const link = `a[href="${path}"]`
    await expect(main(page).locator(link).first()).toBeInViewport()
    await expect(main(page).getByRole('region').last().locator(link)).toBeVisible()
  }
  for (const { name, slug } of services) {
    const heading = page.getByRole('heading', { name, exact: true })
    const card = main(page).getByRole('article').filter({ has: heading })
    await expect(card.getByRole('link')).toHaveAttribute('href', `/services#${slug}`)
  }
  const reviews = main(page).getByRole('figure').filter({ hasText: everyPage.reviews.verified })
  await expect(reviews).toHaveCount(quoted.home.length)
  await expect(reviews.getByRole('img', { name: /[1-5]/ })).toHaveCount(quoted.home.length)
})

test('the hero fades in 100 ms after load [spec: Home]', async ({ page }) => {
  await page.goto('/')
  expect(await heroAnimation(page)).toEqual({ delay: '0.1s', firstOpacity: '0.01' })
})

/** The animation of the headline, or of what holds it. */
function heroAnimation(page: Page) {
  return page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => {
    for (let element: HTMLElement | null = heading; element; element = element.parentElement) {
      const { animationName, animationDelay } = getComputedStyle(element)
      if (animationName === 'none') continue
      // It may be over: only a running one tells what it does, so it is begun again.
      element.style.animationName = 'none'
      element.getAnimations()
      element.style.animationName = ''
      const effect = element.getAnimations()[0]?.effect
      const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
      return { delay: animationDelay, firstOpacity: first?.opacity }
    }
    return undefined
  })
}

test('a page opened from far down another one begins at its top [spec: Route table]', async ({
  page,
}) => {
  const openings = [
    { from: '/', to: '/estimate' },
    { from: '/estimate', to: '/' },
    { from: '/about', to: locationPath },
    { from: '/about', to: '/services' },
    { from: locationPath, to: `/${lastService.slug}` },
  ]
  for (const { from, to } of openings) {
    await page.goto(from)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.locator(`a[href="${to}"]:visible`).last().click()
    await expect(page).toHaveURL(to)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
})
