import { expect, test } from './support/test'
import { getAnimals } from '@/lib/guide/animals'
import { fieldGuide } from '@/lib/site/page-copy'

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

test('on a wide screen an animal’s plate is large, and each line leads from its caption', async ({
  page,
}) => {
  const animal = getAnimals().find(({ plate, markPlaces = [] }) => plate && markPlaces.length === 3)
  test.skip(!animal, 'No animal has a drawing with three marks.')
  await page.setViewportSize({ width: 1152, height: 900 })
  await page.goto(`/field-guide/${animal?.slug}`)
  const figure = page.getByRole('main').locator('figure').first()
  const { width = 0, height = 0 } = (await figure.locator('..').boundingBox()) ?? {}
  expect(width).toBeGreaterThanOrEqual(640)
  expect(height).toBeGreaterThanOrEqual(470)
  const captions = figure.getByRole('listitem')
  await expect(captions).toHaveCount(3)
  const starts = await figure.locator('svg g path:first-child').evaluateAll((lines) =>
    (lines as SVGPathElement[]).map((line) => {
      const { x, y } = line.getPointAtLength(0).matrixTransform(line.getScreenCTM() ?? undefined)
      return { x, y }
    }),
  )
  const lineHeight = 24
  for (const [index, caption] of (await captions.all()).entries()) {
    const { x = 0, y = 0 } = (await caption.boundingBox()) ?? {}
    const start = starts[index] ?? { x: 0, y: 0 }
    expect(x - start.x, 'left of the caption').toBeGreaterThan(0)
    expect(x - start.x).toBeLessThan(lineHeight)
    expect(start.y - y, 'at its first line').toBeGreaterThan(0)
    expect(start.y - y).toBeLessThan(lineHeight)
  }
  // Once on the page: the list below the drawing is for small screens.
  await expect(page.locator('#marks').getByRole('listitem')).toHaveCount(0)
})

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
