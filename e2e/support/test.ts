import { test as base, expect, type ConsoleMessage, type Request } from '@playwright/test'
import { company } from '@/lib/company/company'
import { formService } from '@/lib/forms/current-service'

type Options = {
  /** Errors and warnings that belong to what a test does, matched against text and address. */
  expectedConsole: RegExp | undefined
  /** Whether the visits of a test count as visits. Otherwise its browser asks not to be tracked. */
  isCounted: boolean
}

/**
 * Playwright's test, which here also fails on an error or warning in the console, an uncaught error, a
 * violation of the Content-Security-Policy, or a request to another host.
 */
export const test = base.extend<Options & { quietPages: void }>({
  expectedConsole: [undefined, { option: true }],
  isCounted: [false, { option: true }],
  quietPages: [
    async ({ context, baseURL, expectedConsole, isCounted }, provide) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        const line = consoleLine(message)
        if (isComplaint(message) && !expectedConsole?.test(line)) complaints.push(line)
      })
      context.on('weberror', (error) => {
        const line = `uncaught: ${error.error().message}`
        if (!expectedConsole?.test(line)) complaints.push(line)
      })
      context.on('request', (request) => {
        if (isForeign(request, baseURL)) complaints.push(`request to ${request.url()}`)
      })
      // Its maker's server is not asked, and what it would do is not our pages' doing.
      await context.route(isThirdParty, (route) =>
        route.fulfill({ contentType: 'text/javascript' }),
      )
      await context.addInitScript(reportPolicyViolations)
      if (!isCounted) await context.addInitScript(askNotToBeTracked)
      await provide()
      expect(complaints, 'what the pages complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Locator, type Page, type Request } from '@playwright/test'

function isComplaint(message: ConsoleMessage) {
  return message.type() === 'error' || message.type() === 'warning'
}

function consoleLine(message: ConsoleMessage) {
  return `${message.type()}: ${message.text()} (${message.location().url})`
}

/** Where the owner sends forms and counts. */
const ownersAddresses = [formService?.endpoint, company.counting?.endpoint]

/** What the owner's third-party script may talk to, as the Content-Security-Policy has it. */
const thirdParty = company.thirdPartyScript
const letIn = thirdParty
  ? [new URL(thirdParty.src).origin, ...Object.values(thirdParty.hosts).flat()]
  : []

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
  return isNetwork && !isOurs && !isThirdParty(url) && !ownersAddresses.includes(request.url())
}

/** Runs in a page whose visit is not to be counted. */
export function askNotToBeTracked() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
}

function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
  })
}
