import { findEmptyBlocks } from './rules/layout'
import { countSheets, sheet } from './support/sheets'
import { articlePath, articles, fullestLocation, kindsOfPages, locationPath } from './support/site'
import { expect, main, test } from './support/test'
import { company } from '@/lib/content/company'

test('a page prints its text in dark colors with the phone number, without navigation', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of [articlePath, locationPath, '/privacy-policy']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(`${company().name}, ${company().phone.display}`)).toBeVisible()
    expect(await page.evaluate(paleTexts), path).toEqual([])
  }
})

test('paper leaves out what only leads to other pages', async ({ page }) => {
  await page.goto(articlePath)
  const links = main(page).locator('#articles')
  await expect(links).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(links).toBeHidden()
})

test('answers that are collapsed on a screen are open on paper, without a sign', async ({
  page,
}) => {
  await page.goto(locationPath)
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('#questions details > p')
  await expect(answers).toHaveCount(fullestLocation.questions.length)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  const signs = await page
    .locator('summary:visible')
    .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, '::after').content))
  expect(signs.length).toBeGreaterThan(0)
  expect(signs.filter((sign) => sign !== 'none')).toEqual([])
})

test('paper has no empty frame, and no box that a column cuts in two', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize(sheet)
  // A form is not printed, and leaves its column empty.
  for (const path of kindsOfPages.filter((path) => !['/contact', '/estimate'].includes(path))) {
    await page.emulateMedia({ media: null })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(findEmptyBlocks, visiblePixels), path).toEqual([])
    expect(await page.evaluate(cutBoxes), path).toEqual([])
  }
})

/** A column without its picture is not seen below this height. */
const visiblePixels = 40

/** A frame in two columns has a box in each. */
function cutBoxes() {
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => element.checkVisibility() && element.getClientRects().length > 1)
    .filter((element) => {
      const { display, borderTopWidth } = getComputedStyle(element)
      return display !== 'inline' && parseFloat(borderTopWidth) > 0
    })
    .map((element) => element.innerText.slice(0, 60))
}

const withChecklist = articles.find(({ content }) => content.includes('class="checklist"'))

if (withChecklist) {
  test('an article with a checklist prints only the checklist, on one sheet', async ({ page }) => {
    await page.goto(`/blog${withChecklist.slug}`)
    expect(await countSheets(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
  })
}

/** Texts that are too light for white paper. */
function paleTexts() {
  const maxLightness = 0.45
  const lightness = (color: string) => {
    const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  }
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, dt, dd, td, th, time')]
    .filter((element) => element.checkVisibility())
    .filter((element) => lightness(getComputedStyle(element).color) > maxLightness)
    .map((element) => element.innerText.slice(0, 60))
}
