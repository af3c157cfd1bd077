// Finishes the exported site: pages lose Next's scripts, and their islands get scripts of their own. Run
// by `npm run build` after `next build`; without it the site works too, and weighs more.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadEnvironment } from './environment'
import { bundleScript } from './finish/bundle.mjs'
import { checkPagesTogether } from './finish/check.mjs'
import { finishPage } from './finish/finish-page.mjs'
import { bundleIslands } from './finish/islands.mjs'
import { removeLeftovers } from './finish/leftovers.mjs'
import { siteFiles } from './finish/site-files.mjs'
import { trimStyles } from './finish/trim-style.mjs'

loadEnvironment()

const out = 'out'
const files = siteFiles(out)
const site = {
  files,
  siteScript: files.writeHashedScript('site', files.read('/site.js')),
  afterPaint: bundleScript('lib/after-paint/main.ts').trim(),
  loader: files.writeHashedScript('island-loader', bundleScript('lib/island-loader/main.ts')),
  scriptsOf: bundleIslands(files),
}

const pageFiles = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && file !== '_not-found.html',
)
const pages = pageFiles.map((file) => {
  const started = performance.now()
  const { html, ...page } = finishPage(file, readFileSync(`${out}/${file}`, 'utf8'), site)
  writeFileSync(`${out}/${file}`, html)
  return { ...page, milliseconds: performance.now() - started }
})
checkPagesTogether(pages)
trimStyles(out, pages)
const removed = removeLeftovers(out)

const islandPages = pages.filter(({ islands }) => islands.length > 0).length
const times = pages.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
const mean = times.reduce((sum, time) => sum + time, 0) / times.length
const median = times[Math.floor(times.length / 2)] ?? 0
console.log(
  `Finished ${pages.length} pages, ${islandPages} with an island; removed ${removed} files.`,
)
// The first pages of a run take longest, while the parser itself is being compiled.
console.log(`A page took ${median.toFixed(1)} ms (median), ${mean.toFixed(1)} ms (mean).`)
