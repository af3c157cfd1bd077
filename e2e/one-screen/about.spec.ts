import { expect, test } from '../support/test'
import { about } from '@/lib/content/texts'

test('the about page tells story, mission and affiliations, and leads on [spec: About]', async ({
  page,
}) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  const { story, values, affiliations } = about
  const sections = [
    { name: story.heading, points: story.facts },
    { name: values.heading, points: values.items },
    ...(affiliations.items.length > 0
      ? [{ name: affiliations.heading, points: affiliations.items }]
      : []),
  ]
  for (const { name, points } of sections) {
    const section = main.getByRole('region', { name, exact: true })
    await expect(section).toBeVisible()
    for (const { title } of points) await expect(section.getByText(title).first()).toBeVisible()
  }
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(expect.arrayContaining(['/contact', '/services']))
})

test('the about page answers at its second address too [spec: Route table]', async ({ page }) => {
  await page.goto('/about')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const response = await page.goto('/about-us')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
})
