// Loads the same .env files as Next, without its messages. Must be imported first, because other modules read content
// and environment variables while they are imported.
import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error })
