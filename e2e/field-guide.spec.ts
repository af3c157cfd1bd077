import { expect, test } from './support/test'
import { getAnimals } from '@/lib/content/field-guide'
import { fieldGuide } from '@/lib/content/pages'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the identification key ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('shows one question at a time, and goes back step by step or to its start', async ({
      page,
    }) => {
      await page.goto('/field-guide')
      const key = page.locator('#key')
      const questions = key.getByRole('heading', { level: 3 })
      await expect(questions).toHaveCount(1)
      const [first = ''] = await questions.allTextContents()
      await key.locator('li a[href^="#"]:visible').first().click()
      await expect(questions).toHaveCount(1)
      await expect(questions).not.toHaveText(first)
      await page.goBack()
      await expect(questions).toHaveText([first])
      await page.goForward()
      await key.getByRole('link', { name: fieldGuide().key.back }).click()
      await expect(questions).toHaveText([first])
    })
  })
}

for (const width of [390, 1152]) {
  test(`each number on an animal’s plate is within its drawing, and before one of its marks, at ${width} pixels`, async ({
    page,
  }) => {
    const animal = getAnimals().find(
      ({ plate, marks }) => plate && marks.every(({ place }) => place),
    )
    test.skip(!animal, 'No animal has a drawing with three marks.')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/field-guide/${animal?.slug}`)
    const figure = page.getByRole('main').locator('figure').first()
    const drawing = await figure.getByRole('img').first().boundingBox()
    const discs = figure.locator('div > [aria-hidden]')
    await expect(discs).toHaveText(['1', '2', '3'])
    for (const disc of await discs.all()) {
      const { x = 0, y = 0, width: length = 0 } = (await disc.boundingBox()) ?? {}
      expect(x).toBeGreaterThan(drawing!.x)
      expect(x + length).toBeLessThan(drawing!.x + drawing!.width)
      expect(y).toBeGreaterThan(drawing!.y)
      expect(y + length).toBeLessThan(drawing!.y + drawing!.height)
    }
    const marks = page.locator('figure ol li, #marks li').filter({ visible: true })
    await expect(marks).toHaveCount(3)
    for (const [index, { text }] of animal!.marks.entries()) {
      await expect(marks.nth(index)).toContainText(`${index + 1} ${text.slice(0, 10)}`)
    }
  })
}

test('the frieze is a band across a wide screen, and does not widen a phone’s', async ({
  page,
}) => {
  test.skip(!fieldGuide().frieze)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/field-guide')
  const frieze = page.locator('div:has(> svg image)')
  expect((await frieze.boundingBox())?.height).toBeCloseTo(226, -1)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
