// Makes sure that there is a browser for the end-to-end tests: an installed one, else Playwright's
// download, else Debian's packages.
import { spawnSync } from 'node:child_process'
import { findBrowser, findWholeBrowser } from './browser'

const downloadMilliseconds = 5 * 60_000

/** Debian has both, Ubuntu only the first one. */
const packages = ['chromium', 'chromium-headless-shell']

const found = findWholeBrowser() ?? download() ?? installPackages()
if (!found) {
  console.error(
    [
      'The end-to-end tests need Chromium or Chrome, and there is none: the download did not work,',
      'and there is no apt-get that may install one. Install Chromium or Chrome, or set CHROME_PATH',
      'to the path of one, and try again.',
    ].join('\n'),
  )
  process.exit(1)
}
console.log(`Browser for the end-to-end tests: ${findBrowser()}`)

function download() {
  run(process.platform === 'win32' ? 'npx.cmd' : 'npx', ['playwright', 'install', 'chromium'])
  return findWholeBrowser()
}

function installPackages() {
  const [command, ...rest] = aptGet() ?? []
  if (!command) return undefined
  run(command, [...rest, 'update'])
  for (const name of packages) run(command, [...rest, 'install', '-y', name])
  return findWholeBrowser()
}

/** How to call apt-get here; undefined where it is missing or may not install anything. */
function aptGet() {
  if (!succeeds('apt-get', ['--version'])) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n', 'apt-get'] : undefined
}

function succeeds(command: string, options: readonly string[]) {
  return spawnSync(command, options, { stdio: 'ignore' }).status === 0
}

function run(command: string, options: readonly string[]) {
  console.log(`> ${command} ${options.join(' ')}`)
  spawnSync(command, options, {
    stdio: 'inherit',
    timeout: downloadMilliseconds,
    // Windows starts .cmd files in a shell only.
    shell: process.platform === 'win32',
  })
}
