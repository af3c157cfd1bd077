// Finds a Chromium or Chrome for the end-to-end tests, so that nothing is downloaded where one is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Debian's name of Chromium without its windows, which runs the tests in half the time. */
const shell = 'chromium-headless-shell'

const wholeBrowsers = [
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'chrome',
]

/** What a browser needs to start for root, as in a container. */
export const sandboxFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const windowsProgram = 'Google\\Chrome\\Application\\chrome.exe'

/**
 * The path of a browser that starts: CHROME_PATH if it is set, else one that is installed, else the
 * one that Playwright has downloaded.
 */
export function findBrowser(): string | undefined {
  return findAmong([shell, ...wholeBrowsers])
}

/** The same, of those that have the back/forward cache, which the one without windows lacks. */
export function findWholeBrowser(): string | undefined {
  return findAmong(wholeBrowsers)
}

function findAmong(commands: readonly string[]) {
  const chosen = process.env.CHROME_PATH
  if (chosen) return chosen
  return [...installedPaths(commands), chromium.executablePath()].find(
    (path) => existsSync(path) && starts(path),
  )
}

function installedPaths(commands: readonly string[]) {
  if (process.platform === 'darwin') return macApplications
  if (process.platform === 'win32') {
    const { ProgramFiles, 'ProgramFiles(x86)': ProgramFiles32, LOCALAPPDATA } = process.env
    return [ProgramFiles, ProgramFiles32, LOCALAPPDATA].flatMap((folder) =>
      folder ? join(folder, windowsProgram) : [],
    )
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)))
}

/**
 * Ubuntu's chromium-browser may be a stub that only asks for a snap, and a downloaded browser may lack
 * system libraries. On Windows --version opens a window instead of answering.
 */
function starts(path: string) {
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
