import { chromium } from '@playwright/test'
import { findBrowser, sandboxFlags } from '../browser.mjs'
import { withManyArticles } from './many-articles.mjs'

const articleCount = 500
const rounds = 8

/** Label of a filter, and values that ask for another list in turn. @type {readonly [string, string[]][]} */
const choices = [
  ['Category', ['Wildlife', '']],
  ['Sort by', ['title-asc', 'date-desc']],
]

/**
 * How long the list of articles takes to answer a choice, had it 500 of them.
 *
 * @param {string} origin Of the finished site.
 * @returns {Promise<{ label: string, milliseconds: number }[]>} From the choice until what it asks for is laid
 *   out: the median for each filter.
 */
export async function choiceTimes(origin) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: sandboxFlags })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.route(/\/articles$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withManyArticles(await response.text(), articleCount) })
  })
  await page.goto(`${origin}/articles`)
  await page.getByText(`Showing all ${articleCount} `).waitFor()
  const results = []
  for (const [label, values] of choices) {
    const times = await page
      .getByLabel(label, { exact: true })
      .evaluate(timesOf, { values, rounds })
    results.push({ label, milliseconds: times.sort((a, b) => a - b)[times.length >> 1] ?? NaN })
  }
  await browser.close()
  return results
}

/**
 * Runs in the page.
 *
 * @param {HTMLElement} field
 * @param {{ values: readonly string[], rounds: number }} options
 */
async function timesOf(field, { values, rounds }) {
  const select = /** @type {HTMLSelectElement} */ (field)
  const results = document.querySelector('.article-results')
  /** @type {number[]} */
  const times = []
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
    const count = Number(/\d+/.exec(results?.textContent ?? '')?.[0])
    while (results?.querySelectorAll('li').length !== count) {
      await new Promise(requestAnimationFrame)
    }
  }
}
