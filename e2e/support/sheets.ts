import type { Page } from './test'

/** How many sheets of Letter paper the page takes. */
export async function countSheets(page: Page) {
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
