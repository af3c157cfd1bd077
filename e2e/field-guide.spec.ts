import { expect, test } from './support/test'
import { getEmergencyGuides } from '@/lib/guide/animals'
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

const [urgent] = getEmergencyGuides()
const [animal] = urgent?.animals ?? []

if (urgent && animal) {
  test(
    'the first screen of an animal’s page links to its emergency guide',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(`/field-guide/${animal}`)
      const link = page.getByRole('link', { name: urgent.heading, exact: true }).first()
      await expect(link).toBeInViewport()
      await link.tap()
      await expect(page).toHaveURL(`/field-guide/${urgent.slug}`)
    },
  )
}
