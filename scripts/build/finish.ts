// Finishes the exported site: removes Next's scripts, payloads and hints, inlines the styles that each page uses, and
// bundles our own scripts. Run after `next build`.
import './environment'
import { readFileSync, writeFileSync } from 'node:fs'
import { exportFolder as out, filesBelow, pageFiles } from './exported-files'
import { bundleIslands } from './finish/bundle-islands'
import { finishPage } from './finish/finish-page'
import { removeUnusedFiles } from './finish/remove-next-runtime'
import { writeScript } from './finish/scripts'
import { trimStyles } from './finish/trim-styles'
import { bundleInlineScripts, bundleSiteScript } from './site-script'
import { company } from '@/lib/company/company'

const siteScript = await bundleSiteScript()
const site = {
  siteScript: writeScript(out, 'site.[hash].js', siteScript),
  inlineScripts: await bundleInlineScripts(),
  islandScripts: bundleIslands(out),
  readStyle: (href: string) => readFileSync(out + href, 'utf8'),
  thirdPartyScripts: company().thirdPartyScripts,
}

const files = pageFiles(filesBelow(out))
  .map((file) => file.slice(1))
  .filter((file) => file !== '_not-found.html')
const pages = files.map((file) => ({
  file,
  html: finishPage(file, readFileSync(`${out}/${file}`, 'utf8'), site),
}))
for (const { file, html } of await trimStyles(pages)) writeFileSync(`${out}/${file}`, html)
const removed = removeUnusedFiles(out)
console.log(`Finished ${pages.length} pages, removed ${removed} files.`)
