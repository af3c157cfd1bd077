// Adds to the environment what the .env files say: the same files as Next reads, without its words about them. Imported
// first, since content is read with what the environment says while other modules are imported.
import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error })
