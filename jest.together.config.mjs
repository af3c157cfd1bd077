// The same tests as those of `npx jest`, in half its processor time. Jest loads all modules anew for each file, which
// takes a second, while the tests of most files take 50 ms. Here files share their modules.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import config from './jest.config.mjs'

/** One for each core of a small machine. */
const bundles = [0, 1]

/** Files that replace modules, or that want a browser's environment beside others that don't. */
const staysAlone = /jest\.(mock|doMock|isolateModules|resetModules)\b|@jest-environment/

const files = ['__tests__', 'docs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => resolve(folder, name)),
)

export default async function together() {
  const { projects, ...options } = await config()
  return { ...options, projects: projects.flatMap(splitProject) }
}

/** @param {{ testRegex: string, testPathIgnorePatterns?: string[] }} project */
function splitProject({ testRegex, testPathIgnorePatterns = [], ...project }) {
  const isLeftOut = (/** @type {string} */ file) =>
    testPathIgnorePatterns.some((pattern) => file.includes(pattern))
  const own = files.filter((file) => new RegExp(testRegex).test(file) && !isLeftOut(file))
  const alone = own.filter((file) => staysAlone.test(readFileSync(file, 'utf8')))
  const shared = own.filter((file) => !alone.includes(file))
  return [
    { ...project, testMatch: alone },
    ...bundles.map((bundle) => ({
      ...project,
      testMatch: ['<rootDir>/__tests__/support/bundle.ts'],
      globals: { bundledFiles: shared.filter((_, index) => index % bundles.length === bundle) },
    })),
  ]
}
