import type { Page } from '../support/test'

/** A page that has finished loading, before any interaction. */
export type Visit = {
  page: Page
  path: string
  /** The widths of the lines of all headings in the fallback font, if the font came late. */
  headingsBeforeFont: string
  /** What a page with a budget has loaded, without the icons that the browser requests for its tab. */
  files: readonly LoadedFile[]
}

export type LoadedFile = { type: string; url: string }

/** Returns a line for each problem of a page. It leaves the page as it was, apart from the focus. */
export type Rule = (visit: Visit) => string[] | Promise<string[]>

/** A rule that needs only the page's present state. Tests also apply it after interactions. */
export type PageRule = (visit: Pick<Visit, 'page'>) => Promise<string[]>

export const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
