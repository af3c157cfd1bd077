import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from '@playwright/test'
import { kindsOfPages } from '../support/site'

test.describe.configure({ mode: 'serial' })

// When two of these routes are requested at once, the server may answer 500 from then on
// (https://github.com/vercel/next.js/issues/96971).
test.beforeAll(async ({ baseURL }) => {
  for (const path of onePerImageRoute()) await fetch(`${baseURL}${path}`)
})

for (const path of kindsOfPages) {
  test(`the development server shows ${path} without errors`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await page.waitForFunction(() => document.documentElement.dataset.header !== undefined)
    expect(errors).toEqual([])
  })
}

for (const path of ['/no-such-page', '/no/such/page']) {
  test(`${path} shows the 404 page`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  })
}

/** The path of one image of each route with a parameter. */
function onePerImageRoute() {
  return (readdirSync('app', { recursive: true }) as string[])
    .filter((file) => /\/\[\w+\]\/route\.tsx?$/.test(file))
    .map((file) => dirname(dirname(file)))
    .filter((folder) => existsSync(`out/${folder}`))
    .map((folder) => `/${folder}/${readdirSync(`out/${folder}`)[0]}`)
}
