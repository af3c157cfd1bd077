import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import * as rules from './rules/html'
import { everyPath, fullLongAndShortPages, htmlFileOf } from './support/site'

// e2e/pages.spec.ts says which rule is for which pages.

const fullLongAndShort = fullLongAndShortPages()

for (const rule of Object.values(rules)) {
  test(`the HTML of pages keeps the rule ${rule.name}`, async () => {
    const paths = rule === rules.isValidHtml ? fullLongAndShort : everyPath()
    const problems: string[] = []
    for (const path of paths) {
      const found = await rule(readFileSync(htmlFileOf(path), 'utf8'), path)
      problems.push(...found.map((problem) => `${path}: ${problem}`))
    }
    expect(problems).toEqual([])
  })
}
