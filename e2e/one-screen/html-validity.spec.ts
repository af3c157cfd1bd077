import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/** The rules of the HTML standard and no questions of style: React writes the HTML, not a hand. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)

test('the site is built', () => {
  expect(pages).toContain('index.html')
})

for (const page of pages) {
  test(`${page} is valid HTML`, async () => {
    const { results } = await validator.validateFile(`out/${page}`)
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(errors).toEqual([])
  })
}
