// Makes sure that the end-to-end tests have a browser: an installed one, else Playwright's headless shell, else Debian's.
import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser'

const downloadMilliseconds = 5 * 60_000

/** Recommended packages would bring a desktop along. The fonts are those of the headless shell's texts. */
const debianInstall =
  'apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation'

const isRoot = process.getuid?.() === 0

const run = (command: string) =>
  spawnSync(command, { stdio: 'inherit', shell: true, timeout: downloadMilliseconds })

/** Playwright's own, which may be there and lack libraries of the system. */
async function startsDownloaded() {
  try {
    await (await chromium.launch()).close()
    return true
  } catch {
    return false
  }
}

const hasBrowser = async () => Boolean(findBrowser()) || (await startsDownloaded())

if (!(await hasBrowser())) {
  console.log('Installing a browser for the end-to-end tests: 110 MB, once.')
  run('npx playwright install --only-shell chromium')
}
// Only as root: nobody's own machine gets a package unasked.
if (isRoot && !(await hasBrowser())) run(`apt-get update && ${debianInstall}`)
if (!(await hasBrowser())) {
  console.error(
    `The end-to-end tests need Chromium or Chrome, and none could be installed. Install one (on Debian: sudo ${debianInstall}), or set CHROME_PATH to its path.`,
  )
  process.exit(1)
}
