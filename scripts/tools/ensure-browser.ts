// Makes sure that the end-to-end tests have a browser: an installed one, else Playwright's download, else Debian's
// packages.
import { spawnSync } from 'node:child_process'
import { aptInstall, findBrowser, findWholeBrowser } from './browser'

const downloadMilliseconds = 5 * 60_000

const installCommands = [
  'npx playwright install chromium',
  // Two commands, because Ubuntu has only the first package.
  `${aptInstall('chromium')}; ${aptInstall('chromium-headless-shell')}`,
]
for (const command of installCommands) {
  if (findWholeBrowser()) break
  spawnSync(command, { stdio: 'inherit', shell: true, timeout: downloadMilliseconds })
}
if (!findWholeBrowser()) {
  console.error(
    'The end-to-end tests need Chromium or Chrome, and none could be installed. Install one, or set CHROME_PATH to its path.',
  )
  process.exit(1)
}
console.log(`Browser for the end-to-end tests: ${findBrowser()}`)
