import { existsSync } from 'node:fs'
import { untilAwake } from './support/islands'
import { expect, test, type Page } from './support/test'

const articleCount = 500
const milliseconds = 50

const choices = [
  ['Category', ['Prevention', 'Wildlife']],
  ['Category', ['', 'Wildlife']],
  ['Sort by', ['title-asc', 'date-desc']],
] as const

test.skip(existsSync('out/site.js'), 'The articles of the plain export stand in data of Next.')

// The list in the HTML is not the one of the data, which React rightly remarks upon.
test.use({ expectedConsole: /error #418/ })

test(`with ${articleCount} articles a choice shows its result within ${milliseconds} ms`, async ({
  page,
}) => {
  await openWithManyArticles(page)
  const summary = page.getByRole('main').getByRole('status')
  await expect(summary).toHaveText(`Showing all ${articleCount} Columbus pest control articles`)

  for (const [label, values] of choices) {
    const times = await timesOfChoice(page, label, values)
    // Of several the quickest: what the page needs, and not what else the machine is busy with.
    expect(Math.min(...times), `${label}: ${times}`).toBeLessThan(milliseconds)
  }
})

/** Opens the list with each of its articles many times over, under other names and dates. */
async function openWithManyArticles(page: Page) {
  await page.route('/articles', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(data-island="ArticleBrowser" data-props=")([^"]+)"/,
      (_, start: string, props: string) => `${start}${escape(manyArticles(unescape(props)))}"`,
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/articles')
  await untilAwake(page)
}

function manyArticles(props: string) {
  const { articles } = JSON.parse(props) as { articles: { title: string; date: string }[] }
  const many = Array.from({ length: articleCount }, (_, index) => {
    const article = articles[index % articles.length]
    const year = 2023 - Math.floor(index / articles.length)
    return {
      ...article,
      id: String(index),
      title: `${(index * 7919) % articleCount} ${article?.title}`,
      date: article?.date.replace(/^\d+/, String(year)),
      slug: `/article-${index}`,
    }
  })
  return JSON.stringify({ articles: many })
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const unescape = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Milliseconds from each choice until what it asks for is laid out, for as many rounds as are meaningful. */
function timesOfChoice(page: Page, label: string, values: readonly string[]) {
  const select = page.getByLabel(label, { exact: true })
  return select.evaluate(async (select: HTMLSelectElement, values: readonly string[]) => {
    const rounds = 4
    const results = document.querySelector('[data-article-results]')
    const times: number[] = []
    for (const value of Array.from({ length: rounds }, () => values).flat()) {
      const before = results?.textContent
      const start = performance.now()
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
      const height = document.body.offsetHeight
      times.push(performance.now() - start)
      if (height === 0 || results?.textContent === before) throw new Error(`${value}: no change`)
      await untilListIsWhole()
    }
    return times

    /** The cards that do not fit on the screen may follow. */
    async function untilListIsWhole() {
      const count = Number(/\d+/.exec(results?.textContent ?? ''))
      while (results?.querySelectorAll('li').length !== count) {
        await new Promise(requestAnimationFrame)
      }
    }
  }, values)
}
