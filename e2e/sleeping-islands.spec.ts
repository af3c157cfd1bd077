import { existsSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { islandScripts, untilAwake } from './support/islands'

const slowMilliseconds = 700

test.skip(
  existsSync('out/site.js'),
  'Islands sleep on the finished site; this is the plain export.',
)

/** React takes its time, as on a slow connection. */
async function slowScripts(page: Page) {
  await page.route(islandScripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowMilliseconds))
    await route.continue()
  })
}

test('a press on the estimate button is answered when the form is awake', async ({ page }) => {
  await slowScripts(page)
  await page.goto('/estimate', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Get my free estimate' }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
})

test('what is filled in before the estimate form is awake stays, and counts', async ({ page }) => {
  await slowScripts(page)
  await page.goto('/estimate', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Name').fill('Ann Early')
  await page.getByLabel('Pest type').selectOption('bed-bugs')
  await expect(page.getByLabel('Square footage')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ann Early')
  await expect(page.getByLabel('Pest type')).toHaveValue('bed-bugs')
})

test('a filter that is chosen before the list is awake filters it', async ({ page }) => {
  await slowScripts(page)
  await page.goto('/articles', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Category').selectOption('Wildlife')
  await expect(page.getByText('articles for Wildlife in Columbus')).toBeVisible()
  await expect(page).toHaveURL('/articles?category=Wildlife')
})

test('who wants to stay on the confirmation stays, however early they say so', async ({ page }) => {
  await slowScripts(page)
  await page.goto('/thank-you', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page.getByText('You can stay as long as you like.')).toBeVisible()
})

test('React waits for the first paint, or for the first touch', async ({ page }) => {
  await page.goto('/contact')
  await untilAwake(page)
  const { painted, loaded } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    loaded: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name, startTime })),
  }))
  const starts = loaded.filter(({ name }) => islandScripts.test(name)).map((file) => file.startTime)
  expect(starts.length).toBeGreaterThan(0)
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(Math.floor(painted))
})

test('a filtered address shows its own list, without a flash of the whole one and without a jump', async ({
  page,
}) => {
  await page.addInitScript(watchListAndLayout)
  await page.goto('/articles?category=Wildlife')
  await expect(page.getByText('articles for Wildlife in Columbus')).toBeVisible()
  await untilAwake(page)
  const count = await page.locator('.article-results li').count()
  const { counts, shift } = await page.evaluate(() => window.watched)
  expect(counts).toEqual([count])
  expect(shift).toBeLessThan(0.02)
})

declare global {
  interface Window {
    /** How many articles were visible at a time, and how far the page has jumped in all. */
    watched: { counts: number[]; shift: number }
  }
}

function watchListAndLayout() {
  window.watched = { counts: [], shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) window.watched.shift += Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const list = document.querySelector('.article-results')
    const { counts } = window.watched
    if (list && getComputedStyle(list).visibility === 'visible') {
      const count = list.querySelectorAll('li').length
      if (!counts.includes(count)) counts.push(count)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
