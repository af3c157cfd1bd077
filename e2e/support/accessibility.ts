import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from './test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    axe: typeof Axe
  }
}

/** For a page that will be looked at at several addresses: has axe at each of them. */
export const loadAxe = (page: Page) => page.addInitScript(source)

/** What axe finds wrong with the page as it stands: one line for each element, with the rule it breaks. */
export async function findViolations(page: Page, { inLooks = true } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source}; undefined`)
  return page.evaluate(
    async ({ values, inLooks }) => {
      const { violations } = await window.axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: inLooks }, 'target-size': { enabled: inLooks } },
      } satisfies Axe.RunOptions)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      )
    },
    { values: tags, inLooks },
  )
}
