import { countSheets } from './support/sheets'
import { articlePath, articles, locationPath } from './support/site'
import { expect, test } from './support/test'
import { company } from '@/lib/site/company'

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
    // Answers that are collapsed on the screen are open on paper.
    for (const answer of await page.locator('#questions details > p').all()) {
      await expect(answer).toBeVisible()
    }
  }
})

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
