import { articlePath, articles, fullestArticle } from './support/site'
import { expect, test, type Page } from './support/test'
import { company } from '@/lib/company/company'
import { dayOf, longDate } from '@/lib/dates'
import { articlePage } from '@/lib/pages/page-copy'

const maxRelated = 3

const main = (page: Page) => page.getByRole('main')
const article = (page: Page) => main(page).getByRole('article').first()

test('an article has title, date, category, place, picture, body, a way back and a disclaimer [spec: Article detail]', async ({
  page,
}) => {
  const { date, category } = fullestArticle
  await page.goto(articlePath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(article(page).getByRole('time').first()).toHaveText(longDate(dayOf(date)))
  await expect(article(page).getByText(category, { exact: true }).first()).toBeVisible()
  await expect(article(page).getByText(articlePage.locationLine)).toBeVisible()
  const picture = article(page).getByRole('img').first()
  await expect(picture).toHaveAttribute('alt', /\S/)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(article(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await article(page).getByRole('paragraph').count()).toBeGreaterThan(5)
  expect(await article(page).getByRole('listitem').count()).toBeGreaterThan(2)
  const callToAction = article(page).getByRole('complementary')
  for (const href of [`tel:${company.phone.dial}`, '/contact']) {
    await expect(callToAction.locator(`a[href="${href}"]`).first()).toBeVisible()
  }
  await expect(article(page).getByText(articlePage.disclaimer)).toBeVisible()
  await expect(article(page).getByRole('link', { name: articlePage.back })).toHaveAttribute(
    'href',
    '/articles',
  )
})

test('the table of contents stays beside the words with the call below it', async ({ page }) => {
  await page.goto(articlePath)
  const contents = article(page).getByRole('navigation', { name: articlePage.contents })
  const last = contents.getByRole('link').last()
  await last.click()
  await expect(page.getByRole('heading', { name: await last.innerText() })).toBeInViewport()
  await expect(last).toBeInViewport({ ratio: 1 })
  const call = article(page).getByRole('complementary').getByRole('link', { name: /^Call/ })
  await expect(call).toBeInViewport({ ratio: 1 })
})

test(
  'on a phone the table of contents is closed until it is asked for',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(articlePath)
    const contents = article(page).locator('details', { hasText: articlePage.contents })
    const last = contents.getByRole('link').last()
    await expect(contents.getByRole('link')).toHaveCount(0)
    await contents.locator('summary').click()
    await last.click()
    await expect(page.getByRole('heading', { name: await last.innerText() })).toBeInViewport()
  },
)

test('an article relates up to 3 others of its category [spec: Article detail]', async ({
  page,
}) => {
  const newestOfEach = articles.filter(
    (article) => articles.find(({ category }) => category === article.category) === article,
  )
  for (const { slug, category } of newestOfEach) {
    const ofCategory = articles.filter((article) => article.category === category).length
    const expected = Math.min(maxRelated, ofCategory - 1)
    await page.goto(`/blog${slug}`)
    const related = main(page).getByRole('region', { name: 'Related Articles' })
    const cards = related.getByRole('article')
    await expect(cards).toHaveCount(expected)
    await expect(cards.filter({ hasText: `· ${category}` })).toHaveCount(expected)
    await expect(related.locator(`a[href="/blog${slug}"]`)).toHaveCount(0)
    await expect(related).toHaveCount(expected > 0 ? 1 : 0)
  }
})
