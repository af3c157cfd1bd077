// Runs next-sitemap, which writes sitemap.xml and robots.txt. Its own parser of .env files knows neither `export` nor
// comments, so the variables are loaded here. It exits with 0 when it has failed, so its files are checked here.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import './environment'
import { exportFolder } from './exported-files'

const files = ['sitemap.xml', 'robots.txt'].map((file) => join(exportFolder, file))
for (const file of files) rmSync(file, { force: true })
const command = 'node_modules/next-sitemap/bin/next-sitemap.mjs'
// The options of this process let Node load TypeScript.
const { status } = spawnSync(process.execPath, [...process.execArgv, command], { stdio: 'inherit' })
const missing = files.filter((file) => !existsSync(file))
if (missing.length > 0) console.error(`next-sitemap has not written ${missing.join(' and ')}`)
process.exitCode = missing.length > 0 ? 1 : (status ?? 1)
