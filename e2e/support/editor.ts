import type { Locator, Page } from '@playwright/test'

/** Opens the form of a file by its path within the editor. */
export async function openForm(page: Page, path: string) {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, path)
  await page.getByRole('button', { name: 'Save' }).waitFor()
}

/** Finds a field by its label, and scrolls to it, because the editor renders fields only when they come into view. */
async function findField(page: Page, label: string): Promise<Locator> {
  // The editor puts isolating characters around labels.
  const field = page
    .getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true })
    .last()
  const drawn = page.getByRole('group', { name: /Field$/ })
  while ((await field.count()) === 0) {
    await drawn.evaluateAll((elements) => {
      elements.at(-1)?.scrollIntoView()
      return new Promise((resolve) => requestAnimationFrame(resolve))
    })
  }
  await field.scrollIntoViewIfNeeded()
  return field
}

/** Fills in the text field with a label. */
export async function fill(page: Page, label: string, text: string) {
  const field = await findField(page, label)
  await field.getByRole('textbox').or(field.getByRole('spinbutton')).fill(text)
}
