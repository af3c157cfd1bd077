// Runs next-sitemap, which writes sitemap.xml and robots.txt. Its own parser of .env files knows neither `export` nor
// comments, so the variables are loaded here. It exits with 0 when it has failed: the last step reports missing files.
import { spawnSync } from 'node:child_process'
import '../site/environment'

const command = 'node_modules/next-sitemap/bin/next-sitemap.mjs'
// The options of this process let Node load TypeScript.
const { status } = spawnSync(process.execPath, [...process.execArgv, command], { stdio: 'inherit' })
process.exitCode = status ?? 1
