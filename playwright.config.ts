import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { findBrowser } from './scripts/browser'

const isCI = Boolean(process.env.CI)
const remoteURL = process.env.BASE_URL || undefined
const remoteHost = remoteURL && new URL(remoteURL).hostname

/** Where Playwright's own Firefox and WebKit are installed, as in CI, they run what differs between browsers. */
const otherBrowsers = [firefox, webkit].filter((browser) => existsSync(browser.executablePath()))

export default defineConfig({
  testDir: 'e2e',
  // Only limits: tests wait for conditions, and a busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 5_000 },
  tsconfig: 'e2e/tsconfig.json',
  fullyParallel: true,
  workers: 2,
  // A second try only where nobody can look at once; what needs it is listed as flaky, with a trace.
  retries: isCI ? 1 : 0,
  forbidOnly: isCI,
  // It says at the end what failed, also to readers of a log that is cut.
  reporter: 'list',
  use: {
    baseURL: remoteURL ?? process.env.SITE_ORIGIN,
    // The visitors' own: dates and years are theirs, not those of the machine that runs the tests.
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A request to any other host fails, and the console says so.
        `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE ${remoteHost ?? 'localhost'}`,
      ],
    },
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium' } },
    ...otherBrowsers.map((browser) => ({
      name: browser.name(),
      grep: /@every-browser/,
      // Firefox can't pretend to be a phone.
      grepInvert: /@phone/,
      use: { browserName: browser.name() as 'firefox' | 'webkit', launchOptions: {} },
    })),
  ],
  webServer: remoteURL
    ? undefined
    : {
        command: 'node --import tsx scripts/serve.ts',
        // A free port: on a fixed one the tests may meet the server of another checkout.
        env: { PORT: '0' },
        // Playwright puts the origin into SITE_ORIGIN, which tests read above.
        wait: { stdout: /(?<site_origin>http:\S+)/ },
      },
})
