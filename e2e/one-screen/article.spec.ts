import { articlePath, articles, fullestArticle } from '../support/site'
import { expect, test, type Page } from '../support/test'
import { company } from '@/lib/content/company'
import { articlePage } from '@/lib/content/texts'
import { dayOf, longDate } from '@/lib/dates'

const maxRelated = 3

const main = (page: Page) => page.getByRole('main')
const article = (page: Page) => main(page).getByRole('article').first()

test('an article opens with title, date, category, place and picture [spec: Article detail]', async ({
  page,
}) => {
  await page.goto(articlePath)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(article(page).getByRole('time').first()).toHaveText(
    longDate(dayOf(fullestArticle.date)),
  )
  await expect(
    article(page).getByText(fullestArticle.category, { exact: true }).first(),
  ).toBeVisible()
  await expect(article(page).getByText(articlePage.locationLine)).toBeVisible()
  const picture = article(page).getByRole('img').first()
  await expect(picture).toBeVisible()
  await expect(picture).toHaveAttribute('alt', /\S/)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('an article has a body with headings, paragraphs and a list [spec: Article detail]', async ({
  page,
}) => {
  await page.goto(articlePath)
  await expect(article(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await article(page).getByRole('paragraph').count()).toBeGreaterThan(5)
  expect(await article(page).getByRole('listitem').count()).toBeGreaterThan(2)
})

test('an article leads back to all articles [spec: Article detail]', async ({ page }) => {
  await page.goto(articlePath)
  await article(page)
    .getByRole('link', { name: /back to/i })
    .click()
  await expect(page).toHaveURL('/articles')
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

test('on a phone the table of contents is closed until it is asked for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(articlePath)
  const contents = article(page).locator('details', { hasText: articlePage.contents })
  const last = contents.getByRole('link').last()
  await expect(contents.getByRole('link')).toHaveCount(0)
  await contents.locator('summary').click()
  await last.click()
  await expect(page.getByRole('heading', { name: await last.innerText() })).toBeInViewport()
})

test('an article ends in a call to action and a disclaimer [spec: Article detail]', async ({
  page,
}) => {
  await page.goto(articlePath)
  const callToAction = article(page).getByRole('complementary')
  await expect(callToAction.getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    `tel:${company.phone.dial}`,
  )
  await expect(callToAction.getByRole('link', { name: /contact/i })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(article(page).getByText(/^Disclaimer/)).toBeVisible()
})

/** The newest article of each category. */
const examples = articles.filter(
  (article) => articles.find(({ category }) => category === article.category) === article,
)

for (const { slug, category } of examples) {
  test(`/blog${slug} relates up to 3 other articles on ${category} [spec: Article detail]`, async ({
    page,
  }) => {
    const ofCategory = articles.filter((article) => article.category === category).length
    await page.goto(`/blog${slug}`)
    const related = main(page).getByRole('region', { name: 'Related Articles' })
    const cards = related.getByRole('article')
    const expected = Math.min(maxRelated, ofCategory - 1)
    await expect(cards).toHaveCount(expected)
    await expect(cards.filter({ hasText: `· ${category}` })).toHaveCount(expected)
    await expect(related.locator(`a[href="/blog${slug}"]`)).toHaveCount(0)
    await expect(related).toHaveCount(expected > 0 ? 1 : 0)
  })
}
