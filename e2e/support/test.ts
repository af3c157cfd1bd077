import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'
import { addUpLayoutShift } from './layout-shift'

type Options = {
  /** Errors and warnings that a test causes on purpose, matched against text and address. */
  expectedConsole: RegExp | undefined
}

/** For a test on each screen. */
export const screens = ['desktop', 'phone'] as const

const isForPhone = (tags: readonly string[]) => tags.includes('@phone')

/**
 * Playwright's test, on a phone with the tag @phone and else on a desktop. With two projects for them, Playwright would
 * start browsers and read the content twice.
 */
export const screenTest = base.extend({
  viewport: ({}, provide, { tags }) =>
    provide(isForPhone(tags) ? { width: 390, height: 844 } : { width: 1280, height: 800 }),
  isMobile: ({}, provide, { tags }) => provide(isForPhone(tags)),
  hasTouch: ({}, provide, { tags }) => provide(isForPhone(tags)),
})

/**
 * The same test, which also fails on an error or warning in the console, an uncaught error, or a violation of the
 * Content-Security-Policy. A request to another host, which the browser can't find, is an error in the console.
 */
export const test = screenTest.extend<Options & { quietPages: void }>({
  expectedConsole: [undefined, { option: true }],
  quietPages: [
    async ({ context, expectedConsole, browserName }, provide) => {
      const problems: string[] = []
      // Other browsers warn of much that is no fault, such as a font that comes early.
      const reported = browserName === 'chromium' ? /^(error|warning):/ : /^error:/
      const report = (line: string) => {
        // No test expects a request to another host.
        if (!expectedConsole?.test(line) || /ERR_NAME_NOT_RESOLVED/.test(line)) problems.push(line)
      }
      context.on('console', (message) => {
        const line = `${message.type()}: ${message.text()} (${message.location().url})`
        if (reported.test(line)) report(line)
      })
      context.on('weberror', (error) => report(`uncaught: ${error.error().message}`))
      await context.addInitScript(reportPolicyViolations)
      await context.addInitScript(addUpLayoutShift)
      await provide()
      expect(problems, 'console messages').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Locator, type Page, type Request }

export const main = (page: Page) => page.getByRole('main')

/** Delays requests for files. @returns A function that lets them continue. */
export async function holdBack(page: Page, files: string | RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

export const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
  })
}
