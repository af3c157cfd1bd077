// Finds a Chromium or Chrome for the end-to-end tests, so that nothing is downloaded where one is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's headless build of Chromium, which runs the tests in half the time. */
const shell = 'chromium-headless-shell'

const fullBrowsers = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']

/** Path of a working browser: CHROME_PATH if it is set, else one on the PATH of Linux, else Playwright's download. */
export function findBrowser(): string | undefined {
  return findAmong([shell, ...fullBrowsers])
}

/** Path of a working full browser. The headless shell has no back/forward cache. */
export function findFullBrowser(): string | undefined {
  return findAmong(fullBrowsers)
}

/** Ubuntu's chromium-browser may be a stub that only asks for a snap, and a downloaded browser may lack system libraries. */
function findAmong(commands: readonly string[]) {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const downloaded = chromium.executablePath()
  if (process.platform !== 'linux') return existsSync(downloaded) ? downloaded : undefined
  return [...commands.map(pathOf), downloaded].find(
    (path) => path && spawnSync(path, ['--version']).status === 0,
  )
}

const pathOf = (command: string) =>
  spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim()
