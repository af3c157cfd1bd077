import { articlePath, articles, fullestArticle } from './support/site'
import { expect, hrefsOf, main, test, type Page } from './support/test'
import { dayOf, longDate } from '@/lib/dates'
import { company } from '@/lib/site/company'
import { articlePage, articlesPage } from '@/lib/site/page-copy'

const article = (page: Page) => main(page).getByRole('article').first()

test('an article has title, date, category, location line, picture, body, call to action, disclaimer, back link, and up to 3 related articles [spec: Article detail]', async ({
  page,
}) => {
  const { date, category } = fullestArticle
  await page.goto(articlePath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(article(page).getByRole('time').first()).toHaveText(longDate(dayOf(date)))
  await expect(article(page).getByText(category, { exact: true }).first()).toBeVisible()
  await expect(article(page).getByText(articlePage().locationLine)).toBeVisible()
  const picture = article(page).getByRole('img').first()
  await expect(picture).toHaveAccessibleName(/\S/)
  await expect(picture).toBeVisible()
  await expect(article(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await article(page).getByRole('paragraph').count()).toBeGreaterThan(5)
  expect(await article(page).getByRole('listitem').count()).toBeGreaterThan(2)
  const callToAction = article(page).getByRole('complementary')
  for (const href of [`tel:${company().phone.dial}`, '/contact']) {
    await expect(callToAction.locator(`a[href="${href}"]`).first()).toBeVisible()
  }
  await expect(article(page).getByText(articlePage().disclaimer)).toBeVisible()
  await expect(article(page).getByRole('link', { name: articlePage().back })).toHaveAttribute(
    'href',
    '/articles',
  )
  const others = articles.filter((other) => other !== fullestArticle && other.category === category)
  const related = main(page).getByRole('region', { name: articlePage().related })
  const links = related.getByRole('link', { name: articlesPage().list.card.readMore })
  expect(await hrefsOf(links)).toEqual(others.slice(0, 3).map(({ slug }) => `/blog${slug}`))
})

test('the table of contents and the call button stay in view beside the text', async ({ page }) => {
  await page.goto(articlePath)
  const contents = article(page).getByRole('navigation', { name: articlePage().contents })
  const last = contents.getByRole('link').last()
  await last.click()
  await expect(page.getByRole('heading', { name: await last.innerText() })).toBeInViewport()
  await expect(last).toBeInViewport({ ratio: 1 })
  const call = article(page).getByRole('complementary').locator('a[href^="tel:"]').first()
  await expect(call).toBeInViewport({ ratio: 1 })
})

test(
  'on a phone the table of contents is collapsed at first',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(articlePath)
    const contents = article(page).locator('details', { hasText: articlePage().contents })
    const last = contents.getByRole('link').last()
    await expect(contents.getByRole('link')).toHaveCount(0)
    await contents.locator('summary').click()
    await last.click()
    await expect(page.getByRole('heading', { name: await last.innerText() })).toBeInViewport()
  },
)
