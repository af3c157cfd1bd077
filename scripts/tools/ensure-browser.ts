// Makes sure that the end-to-end tests have a browser: an installed one, else Playwright's download, else Debian's
// packages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { aptInstall, findBrowser, findInstalled, findFullBrowser, shell } from './browser'

const downloadMilliseconds = 5 * 60_000

/** Tests also run without it, so a machine without a connection waits no longer. */
const shellMilliseconds = 60_000

const run = (command: string, timeout = downloadMilliseconds) =>
  spawnSync(command, { stdio: 'inherit', shell: true, timeout })

for (const command of ['npx playwright install chromium', aptInstall('chromium')]) {
  if (!findFullBrowser()) run(command)
}
// Only where Debian's is the one that is used, and only as root: nobody's own machine gets a package unasked.
const isDebians = findBrowser() === findInstalled(['chromium'])
if (isDebians && process.getuid?.() === 0) run(aptInstall(shell), shellMilliseconds)
if (!findFullBrowser()) {
  console.error(
    'The end-to-end tests need Chromium or Chrome, and none could be installed. Install one, or set CHROME_PATH to its path.',
  )
  process.exit(1)
}
console.log(`Browser for the end-to-end tests: ${findBrowser()}`)
const missing = [firefox, webkit].filter((browser) => !existsSync(browser.executablePath()))
if (missing.length > 0) {
  const names = missing.map((browser) => browser.name()).join(' ')
  console.log(`Skipped here: ${names}. To add them: npx playwright install ${names}`)
}
