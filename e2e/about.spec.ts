import { expect, test } from './support/test'
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
    { name: affiliations.heading, points: affiliations.items },
  ].filter(({ points }) => points.length > 0)
  for (const { name, points } of sections) {
    const section = main.getByRole('region', { name, exact: true })
    for (const { title } of points) await expect(section.getByText(title).first()).toBeVisible()
  }
  for (const path of ['/contact', '/services']) {
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible()
  }
})
