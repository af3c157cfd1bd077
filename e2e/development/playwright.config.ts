import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/** A compiler that has nothing in its cache yet, on one busy core. */
const compileMilliseconds = 10 * 60_000

/** `npm run test:dev`: looks at the pages as `npm run dev` shows them, which the tests of the built site do not. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  tsconfig: '../tsconfig.json',
  workers: 1,
  timeout: compileMilliseconds,
  use: { ...base.use, baseURL: process.env.DEVELOPMENT_ORIGIN },
  projects: [{ name: 'development' }],
  webServer: {
    command: 'npm run -s dev -- --port 0',
    cwd: '../..',
    timeout: compileMilliseconds,
    wait: { stdout: /Local:\s+(?<development_origin>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
