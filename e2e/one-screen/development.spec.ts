import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { listen } from '../../scripts/site-server'
import { kindsOfPages } from '../support/site'
import { askNotToBeTracked } from '../support/test'

const startMilliseconds = 120_000

test.describe.configure({ mode: 'serial' })

let server: ChildProcess
let origin: string
/** What the server printed: the cause where a page fails. */
let printed = ''

test.beforeAll(async () => {
  test.setTimeout(startMilliseconds)
  const probe = await listen(() => {})
  probe.close()
  origin = probe.origin
  // In a group of its own, so that what npx starts can be stopped with it.
  server = spawn('npx', ['next', 'dev', '--port', String(probe.port)], {
    detached: true,
    stdio: 'pipe',
  })
  await new Promise<void>((resolve) => {
    for (const output of [server.stdout, server.stderr]) {
      output?.on('data', (text) => {
        printed += text
        if (printed.includes('Ready')) resolve()
      })
    }
  })
  // The server can spoil its list of pages when two such routes are asked for at once, and answers 500 from then on
  // (https://github.com/vercel/next.js/issues/96971).
  for (const path of onePerImageRoute()) await fetch(origin + path)
})

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid)
})

test('a developer’s first look at each kind of page shows no error', async ({ page }) => {
  test.setTimeout(startMilliseconds)
  await page.addInitScript(askNotToBeTracked)
  const complaints = collectComplaints(page)
  for (const path of kindsOfPages) {
    const response = await page.goto(origin + path)
    expect(response?.status(), `${path}\n${printed}`).toBe(200)
    await page.waitForFunction(() => document.documentElement.dataset.header !== undefined)
  }
  expect(complaints).toEqual([])
})

test('an unknown address shows the 404 page', async ({ page }) => {
  for (const path of ['/no-such-page', '/no/such/page']) {
    const response = await page.goto(origin + path)
    expect([path, response?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  }
})

/** The address of a built image of each route that has a parameter. */
function onePerImageRoute() {
  return (readdirSync('app', { recursive: true }) as string[])
    .filter((file) => /\/\[\w+\]\/route\.tsx?$/.test(file))
    .map((file) => dirname(dirname(file)))
    .filter((folder) => existsSync(`out/${folder}`))
    .map((folder) => `/${folder}/${readdirSync(`out/${folder}`)[0]}`)
}

function collectComplaints(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
