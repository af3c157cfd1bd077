import { test as base, expect, type ConsoleMessage, type Request } from '@playwright/test'
import { company } from '@/lib/content/company'
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
      await context.addInitScript(reportPolicyViolations)
      if (!isCounted) await context.addInitScript(askNotToBeTracked)
      await provide()
      expect(complaints, 'what the pages complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Locator, type Page } from '@playwright/test'

function isComplaint(message: ConsoleMessage) {
  return message.type() === 'error' || message.type() === 'warning'
}

function consoleLine(message: ConsoleMessage) {
  return `${message.type()}: ${message.text()} (${message.location().url})`
}

/** The test's own server without rules is on localhost too, at another port. Forms and counts go where the owner sends them. */
function isForeign(request: Request, baseURL: string | undefined) {
  const { protocol, hostname } = new URL(request.url())
  const isNetwork = ['http:', 'https:', 'ws:', 'wss:'].includes(protocol)
  const isOwners = [formService?.endpoint, company.counting?.endpoint].includes(request.url())
  return (
    isNetwork &&
    !isOwners &&
    hostname !== 'localhost' &&
    hostname !== new URL(baseURL ?? '').hostname
  )
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
