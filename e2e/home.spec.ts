import { fullestLocation, lastService, locationPath, services } from './support/site'
import { expect, test, type Page } from './support/test'
import { reviews as quoted } from '@/lib/content/reviews'
import { home } from '@/lib/content/texts'

const main = (page: Page) => page.getByRole('main')

test('the home page opens with the headline, the highlights and two ways on [spec: Home]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  for (const highlight of home.hero.highlights) {
    await expect(main(page).getByText(highlight, { exact: true })).toBeVisible()
  }
  const estimate = main(page).getByRole('link', { name: 'Get a free estimate' })
  await expect(estimate).toHaveAttribute('href', '/contact')
  await main(page).getByRole('link', { name: 'See our services' }).click()
  await expect(page).toHaveURL('/services')
})

test('the service cards lead to the sections of the services page [spec: Home]', async ({
  page,
}) => {
  await page.goto('/')
  const articles = main(page).getByRole('article')
  await expect(articles).toHaveCount(services.length)
  for (const { name, slug } of services) {
    const card = articles.filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card.getByRole('link')).toHaveAttribute('href', `/services#${slug}`)
  }
})

test('the card of the featured service, and no other, has an edge of its own [spec: Entities and their fields]', async ({
  page,
}) => {
  await page.goto('/')
  const edges = await main(page)
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((article) => getComputedStyle(article).boxShadow !== 'none'),
    )
  expect(edges).toEqual(services.map(({ isFeatured }) => isFeatured))
})

test('the drawings of the header name only colors that the style defines', async ({ page }) => {
  await page.goto('/')
  const undefinedColors = await page
    .locator('[fill^="var("], [stroke^="var("]')
    .evaluateAll((shapes) => {
      const style = getComputedStyle(document.documentElement)
      const names = shapes
        .flatMap((shape) => [shape.getAttribute('fill'), shape.getAttribute('stroke')])
        .flatMap((value) => /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1] ?? [])
      return names.length === 0
        ? 'no shape names a color'
        : names.filter((name) => style.getPropertyValue(name) === '')
    })
  expect(undefinedColors).toEqual([])
})

test('the reasons to choose the company lead to the terms and to the about page [spec: Home]', async ({
  page,
}) => {
  test.skip(
    home.reasons.items.length === 0,
    'All reasons are claims that the company does not make.',
  )
  await page.goto('/')
  const reasons = main(page)
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { name: home.reasons.heading }) })
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText(
    home.reasons.items.map(({ title }) => title),
  )
  for (const { link } of home.reasons.items) {
    if (!link) continue
    await expect(reasons.getByRole('link', { name: link.text })).toHaveAttribute('href', link.href)
  }
  await expect(reasons.getByRole('link').last()).toHaveAttribute('href', '/about')
})

test('customers are quoted, each with stars, initial and badge [spec: Home]', async ({ page }) => {
  await page.goto('/')
  const reviews = main(page).getByRole('figure').filter({ hasText: 'Verified Review' })
  await expect(reviews).toHaveCount(quoted.home.length)
  for (const review of await reviews.all()) {
    await expect(review.getByRole('img', { name: /^Rated [1-5] out of 5$/ })).toBeVisible()
    const [initial, author] = await review.locator('figcaption > span').allInnerTexts()
    expect(initial).toBe(author?.charAt(0))
  }
})

test('a ZIP code is answered from the list of places, and an unknown one with the phone', async ({
  page,
}) => {
  await page.goto('/')
  const areas = main(page).locator('#areas')
  const ask = async (zip: string) => {
    await areas.getByLabel(home.zipCodes.label).fill(zip)
    await areas.getByRole('button', { name: home.zipCodes.button }).click()
  }
  const answer = areas.getByRole('status')
  await ask(String(fullestLocation.zipCodes[0]))
  await expect(answer.getByRole('link', { name: fullestLocation.city })).toHaveAttribute(
    'href',
    locationPath,
  )
  await ask('00000')
  await expect(answer.getByRole('link')).toHaveAttribute('href', /^tel:/)
})

test('the home page closes with a call to action to contact and services [spec: Home]', async ({
  page,
}) => {
  await page.goto('/')
  const closing = main(page).getByRole('region').last()
  const hrefs = await closing
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/contact', '/services'])
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
    { from: '/', link: 'Get a Free Estimate', to: '/estimate' },
    { from: '/estimate', link: 'Home', to: '/' },
    { from: '/about', link: fullestLocation.city, to: locationPath },
    { from: '/about', link: 'Services', to: '/services' },
    {
      from: locationPath,
      link: `Learn more about ${lastService.name.toLowerCase()}`,
      to: `/${lastService.slug}`,
    },
  ]
  for (const { from, link, to } of openings) {
    await page.goto(from)
    await page.getByRole('link', { name: link, exact: true }).last().click()
    await expect(page).toHaveURL(to)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
})
