import { untilHydrated } from '../support/islands'
import { withManyArticles } from '../support/many-articles'
import { articles, category } from '../support/site'
import { expect, test, type Page } from '../support/test'

const articleCount = 500

/** The cards that are laid out before the browser paints. */
const mostCardsAtOnce = 30

// The list in the HTML is not the one of the data, which React rightly remarks upon.
test.use({ expectedConsole: /error #418/ })

test.beforeEach(async ({ page }) => {
  await page.route('/articles', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withManyArticles(await response.text(), articleCount) })
  })
  await page.goto('/articles')
  await untilHydrated(page)
  await expect(summaryOf(page)).toHaveText(
    new RegExp(`^Showing all ${articleCount} .+ pest control articles$`),
  )
})

const titles = articles.filter((article) => article.category === category).map(({ title }) => title)

for (const [label, value, first] of [
  ['Category', category, titles],
  ['Sort by', 'title-asc', articles.map(({ title }) => `0 ${title}`)],
] as const) {
  test(`with ${articleCount} articles "${label}" is answered at once, with no more cards than a screen shows`, async ({
    page,
  }) => {
    const answer = await page.getByLabel(label, { exact: true }).evaluate(chooseAtOnce, value)
    expect(answer.cards).toBeGreaterThan(0)
    expect(answer.cards).toBeLessThanOrEqual(mostCardsAtOnce)
    expect(first.some((words) => answer.firstTitle.includes(words))).toBe(true)
    // What could not be seen yet follows by itself.
    const count = Number(/\d+/.exec(answer.summary)?.[0])
    expect(count).toBeGreaterThan(mostCardsAtOnce)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
  })
}

const summaryOf = (page: Page) => page.getByRole('main').getByRole('status')

/** What the page holds in the very moment after the choice, before anything else can happen. */
function chooseAtOnce(field: Element, value: string) {
  const select = field as HTMLSelectElement
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  const results = document.querySelector('.article-results')
  return {
    cards: results?.querySelectorAll('li').length ?? 0,
    firstTitle: results?.querySelector('li h2')?.textContent ?? '',
    summary: results?.querySelector('[role=status]')?.textContent ?? '',
  }
}
