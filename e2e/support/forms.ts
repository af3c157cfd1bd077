import { expect, test, type Locator, type Page } from './test'
import { formService } from '@/lib/forms/current-service'

/** Declares tests of forms that send nothing; where a form service is set there are none. */
export function describeUnsentForms(tests: () => void) {
  if (!formService) test.describe('where no form service is set', tests)
}

/** Fails while the header, or the end of the screen, hides what the focus has led to. */
export async function expectBelowHeader(page: Page, element: Locator) {
  const bottom = () =>
    page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  await expect
    .poll(async () => ((await element.boundingBox())?.y ?? 0) - (await bottom()))
    .toBeGreaterThanOrEqual(0)
  await expect(element).toBeInViewport({ ratio: 1 })
}
