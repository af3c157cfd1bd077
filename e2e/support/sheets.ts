import type { Page } from './test'

/** A sheet of Letter paper within the margins of app/print.css. */
export const sheet = { width: 7.5 * 96, height: 10 * 96 }

/** Whether the page is so short on paper that it needs no PDF to know: breaks leave less than a quarter of a sheet empty. */
export async function surelyFits(page: Page, sheets: number) {
  const before = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
  const height = await page.evaluate(() => document.body.scrollHeight)
  await page.emulateMedia({ media: null })
  if (before) await page.setViewportSize(before)
  return height < 0.75 * sheets * sheet.height
}

/** How many sheets of Letter paper the page takes. */
export async function countSheets(page: Page) {
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
