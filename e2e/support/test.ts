import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'
import { addUpLayoutShift } from './layout-shift'
import { company } from '@/lib/company/company'
import { formService } from '@/lib/forms/form-service'

type Options = {
  /** Errors and warnings that belong to what a test does, matched against text and address. */
  expectedConsole: RegExp | undefined
}

/**
 * Playwright's test, which here also fails on an error or warning in the console, an uncaught error, a
 * violation of the Content-Security-Policy, or a request to another host.
 */
export const test = base.extend<Options & { quietPages: void }>({
  expectedConsole: [undefined, { option: true }],
  quietPages: [
    async ({ context, baseURL, expectedConsole }, provide) => {
      const complaints: string[] = []
      const complain = (line: string) => expectedConsole?.test(line) || complaints.push(line)
      context.on('console', (message) => {
        const line = `${message.type()}: ${message.text()} (${message.location().url})`
        if (/^(error|warning):/.test(line)) complain(line)
      })
      context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        if (isForeign(request, baseURL)) complaints.push(`request to ${request.url()}`)
      })
      // Its maker's server is not asked, and what it would do is not our pages' doing.
      await context.route(isThirdParty, (route) =>
        route.fulfill({ contentType: 'text/javascript' }),
      )
      await context.addInitScript(reportPolicyViolations)
      await context.addInitScript(addUpLayoutShift)
      await provide()
      expect(complaints, 'what the pages complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Locator, type Page, type Request } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')

/** Holds files back. @returns What lets them come. */
export async function holdBack(page: Page, files: string | RegExp) {
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(files, async (route) => {
    await mayCome
    await route.continue()
  })
  return letCome
}

/** Where the links among them lead. */
export const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** The card that a heading of this name heads. */
export const cardOf = (page: Page, within: Locator, name: string) =>
  within.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** What the owner's third-party script may talk to, as the Content-Security-Policy has it. */
const thirdParty = company().thirdPartyScript
const letIn = thirdParty ? [new URL(thirdParty.src).origin, ...thirdParty.hosts] : []

function isThirdParty({ origin }: URL) {
  return letIn.some((host) => {
    const [start = '', end] = host.split('*')
    return end === undefined ? origin === host : origin.startsWith(start) && origin.endsWith(end)
  })
}

/** A test's own server is on localhost too, at another port. */
function isForeign(request: Request, baseURL: string | undefined) {
  const url = new URL(request.url())
  const isNetwork = ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol)
  const isOurs = ['localhost', new URL(baseURL ?? '').hostname].includes(url.hostname)
  return isNetwork && !isOurs && !isThirdParty(url) && request.url() !== formService()?.endpoint
}

function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
  })
}
