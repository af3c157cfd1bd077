import nextEnv from '@next/env'

/** Adds to the environment what the .env files say: the same files as Next reads, without its words about them. */
export function loadEnvironment() {
  nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error })
}
