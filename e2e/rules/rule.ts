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

/** One that asks for nothing but how the page stands now, in whatever state. */
export type PageRule = (visit: Pick<Visit, 'page'>) => Promise<string[]>

/** The same rule with the page laid out for another screen meanwhile. */
export function onScreen(screen: { width: number; height: number }, rule: PageRule): PageRule {
  return async (visit) => {
    const before = visit.page.viewportSize()
    await visit.page.setViewportSize(screen)
    const faults = await rule(visit)
    if (before) await visit.page.setViewportSize(before)
    return faults.map((fault) => `${rule.name} at ${screen.width} x ${screen.height}: ${fault}`)
  }
}
