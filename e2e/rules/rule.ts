import type { Page } from '../support/test'

/** A page that has come whole, as it stands before anybody touches it. */
export type Visit = {
  page: Page
  path: string
  html: string
  /** What it has loaded by itself, other than what the browser asks for when it likes. */
  files: readonly LoadedFile[]
}

export type LoadedFile = { type: string; url: string; body: Buffer }

/** Finds what breaks it on a page: a line for each place. It leaves the page as it was, apart from the focus. */
export type Rule = (visit: Visit) => string[] | Promise<string[]>

export const narrowest = { width: 320, height: 640 }

/** Lays the page out for another screen while something is looked at. */
export async function onScreen<Result>(
  page: Page,
  screen: { width: number; height: number },
  look: () => Promise<Result>,
): Promise<Result> {
  const before = page.viewportSize()
  await page.setViewportSize(screen)
  const result = await look()
  if (before) await page.setViewportSize(before)
  return result
}

/** Adds style while something is looked at, as a constructed sheet, which the Content-Security-Policy does not refuse. */
export async function withStyle<Result>(
  page: Page,
  css: string,
  look: () => Promise<Result>,
): Promise<Result> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, css)
  const result = await look()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return result
}
