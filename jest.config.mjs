import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

// A zone that is not UTC and has two times a year: a day that is taken in the wrong zone then shows.
process.env.TZ = 'America/New_York'

/** Packages that ship as ES modules only, which Jest has to transform. */
const esModules = ['marked', 'syllable', 'flesch-kincaid']

/** @returns {Promise<import('jest').Config>} */
async function config() {
  const { transformIgnorePatterns: _, ...base } = await createConfig({
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // `server-only` throws outside a server bundle, which is its purpose; tests read content directly.
      '^server-only$': '<rootDir>/__tests__/support/empty-module.ts',
    },
  })()
  const shared = {
    ...base,
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  }
  return {
    // Jest would leave one core idle, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        displayName: 'logic',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/{__tests__,docs}/**/*.test.ts'],
      },
      {
        ...shared,
        displayName: 'components',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
        setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      },
    ],
  }
}

export default config
