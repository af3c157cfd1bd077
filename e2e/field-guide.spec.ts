import { expect, test } from '@playwright/test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the key, with script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('leads from what was found to an animal in three taps at most, and back a step at a time', async ({
      page,
    }) => {
      await page.goto('/field-guide')
      const key = page.getByRole('region', { name: 'What is it?' })
      const questions = key.getByRole('heading', { level: 3 })
      await expect(questions).toHaveText(['What did you find?'])

      const [first = ''] = await questions.allTextContents()
      await key.getByRole('link', { name: 'A noise' }).click()
      await expect(questions).toHaveCount(1)
      await expect(questions).not.toHaveText(first)
      await page.goBack()
      await expect(questions).toHaveText([first])
      await page.goForward()
      await key.getByRole('link', { name: 'Start again' }).click()
      await expect(questions).toHaveText([first])
    })
  })
}

test('every answer of the key leads to a question or to a page in three taps', async ({ page }) => {
  await page.goto('/field-guide')
  const key = page.locator('#key')
  const steps = await key.locator('section').evaluateAll((sections) =>
    sections.map((section) => ({
      id: section.id,
      links: [...section.querySelectorAll('li a')].map((link) => link.getAttribute('href') ?? ''),
      asks: section.textContent?.includes('white card') ?? false,
    })),
  )
  const taps = new Map([[steps[0]!.id, 0]])
  for (const { id, links, asks } of steps) {
    expect(asks, `${id} says what to do when not sure`).toBe(true)
    for (const href of links.filter((href) => href.startsWith('#'))) {
      const step = (taps.get(id) ?? 9) + 1
      taps.set(href.slice(1), Math.min(step, taps.get(href.slice(1)) ?? step))
    }
  }
  expect(Math.max(...taps.values())).toBeLessThanOrEqual(2)
  expect([...taps.keys()].sort()).toEqual(steps.map(({ id }) => id).sort())
  const pages = new Set(steps.flatMap(({ links }) => links.filter((href) => !href.startsWith('#'))))
  for (const path of pages) expect((await page.request.get(path)).status(), path).toBe(200)
})

test('an animal that the guide does not have is not found', async ({ page }) => {
  const response = await page.goto('/field-guide/unicorn')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

test('an animal’s page leads from its statements to its sources', async ({ page }) => {
  await page.goto('/field-guide')
  await page.locator('#animals a').first().click()
  await page.getByRole('main').locator('sup a').first().click()
  await expect(page).toHaveURL(/#source-\d+$/)
  await expect(page.locator('li:target')).toBeVisible()
})
