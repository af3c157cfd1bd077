import type { Locator, Page } from '@playwright/test'

/** Opens the form of a file by its path within the editor. */
export async function openForm(page: Page, path: string) {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, path)
  await page.getByRole('button', { name: 'Save' }).waitFor()
}

/** Finds a field by its label, and scrolls to it, because the editor renders fields only when they come into view. */
async function findField(within: Page | Locator, label: string): Promise<Locator> {
  // The editor puts isolating characters around labels.
  const field = within
    .getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true })
    .last()
  const drawn = within.getByRole('group', { name: /Field$/ })
  while ((await field.count()) === 0) {
    // A group that has scrolled out of view renders none of its fields.
    if ('evaluateAll' in within) await within.evaluateAll(scrollToLast)
    await drawn.evaluateAll(scrollToLast)
  }
  await field.scrollIntoViewIfNeeded()
  return field
}

/** Runs in the page. */
function scrollToLast(elements: readonly Element[]) {
  elements.at(-1)?.scrollIntoView()
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Fills in the text field with a label. */
export async function fill(within: Page | Locator, label: string, text: string) {
  const field = await findField(within, label)
  await field.getByRole('textbox').or(field.getByRole('spinbutton')).fill(text)
}
