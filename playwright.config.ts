import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const port = 3100
const isCI = Boolean(process.env.CI)
const remoteURL = process.env.BASE_URL || undefined
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: isCI,
  reporter: isCI ? 'line' : 'list',
  use: {
    baseURL: remoteURL ?? `http://localhost:${port}`,
    // The visitors' own: dates and years are theirs, not those of the machine that runs the tests.
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      // Visitors' browsers keep pages whole for the way back, and the tests go back.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // What these say is the same on every screen.
      testIgnore: [
        'about',
        'article',
        'back-forward-cache',
        'blocked-files',
        'budgets',
        'city-pages-differ',
        'connection',
        'crawlers',
        'focus',
        'footer',
        'html-validity',
        'legal-dates',
        'many-articles',
        'missing-pages',
        'print',
        'private-browsing',
        'reading-order',
        'seasons',
        'security-policy',
        'site-files',
        'text-spacing',
        'thank-you',
        'url-matrix',
        'visitor-settings',
        'visitors-clock',
      ].map((task) => `**/${task}.spec.ts`),
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: remoteURL
    ? undefined
    : {
        command: 'node scripts/serve.mjs',
        env: { PORT: String(port) },
        url: `http://localhost:${port}`,
        reuseExistingServer: !isCI,
      },
})
