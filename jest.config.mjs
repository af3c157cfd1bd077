import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

// A zone that is not UTC and has two times a year: a day that is taken in the wrong zone then shows.
process.env.TZ = 'America/New_York'

/** Packages that ship as ES modules only, which Jest has to transform. */
const esModules = ['marked', 'syllable', 'flesch-kincaid', 'parse5', 'entities']

/** @returns {Promise<import('jest').Config>} */
async function config() {
  const base = await createConfig({
    testEnvironment: 'jsdom',
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // `server-only` throws outside a server bundle, which is its purpose; tests read content directly.
      '^server-only$': '<rootDir>/__tests__/support/empty-module.ts',
    },
  })()
  return { ...base, transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`] }
}

export default config
