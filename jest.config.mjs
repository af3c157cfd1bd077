import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

// A zone other than UTC, with daylight saving time: a day taken in the wrong zone then fails a test.
process.env.TZ = 'America/New_York'

/** Packages that ship as ES modules only, which Jest has to transform. */
const esModules = ['marked', 'syllable', 'flesch-kincaid']

async function config() {
  const { transformIgnorePatterns: _, ...base } = await createConfig({
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // `server-only` throws outside a server bundle, which is its purpose; tests read content directly.
      '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    },
  })()
  const shared = {
    ...base,
    restoreMocks: true,
    setupFilesAfterEnv: ['<rootDir>/__tests__/support/after-each.ts'],
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  }
  return {
    // Jest would leave one core idle, which on two cores is half of them.
    maxWorkers: '100%',
    // Only a limit: a busy machine takes its time.
    testTimeout: 60_000,
    projects: [
      {
        ...shared,
        displayName: 'node',
        testEnvironment: 'node',
        testRegex: '/__tests__/.*\\.test\\.ts$',
      },
      {
        ...shared,
        displayName: 'jsdom',
        testEnvironment: 'jsdom',
        testRegex: '/__tests__/.*\\.test\\.tsx$',
        setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/jest.setup.ts'],
      },
    ],
  }
}

export default config
