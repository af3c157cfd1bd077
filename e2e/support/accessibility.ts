import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from './test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Those of WCAG 2.2, level AA, and good practice. */
const allRules: Axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

declare global {
  interface Window {
    axe: typeof Axe
  }
}

/** Loads axe with each page, which takes half as long as to load it into an open one. */
export const loadAxeWithPages = (page: Page) => page.addInitScript({ content: source })

/** The violations that axe finds in the page's present state, a line for each element. */
export async function findViolations(page: Page, rules = allRules): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(`${source}; undefined`)
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({
      runOnly,
      resultTypes: ['violations'],
    } satisfies Axe.RunOptions)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
    )
  }, rules)
}
