// Loads the same .env files as Next. Imported first, because other modules read variables while they are imported.
import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error })
