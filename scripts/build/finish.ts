// Finishes the exported site: removes Next's scripts, payloads and hints, inlines the style sheet, and bundles our own
// scripts. Run after `next build`.
import '../site/environment'
import { readFileSync, writeFileSync } from 'node:fs'
import { exportFolder as out, filesBelow, pageFiles } from '../site/exported-files'
import { finishPage } from './finish/finish-page'
import { removeUnusedFiles } from './finish/remove-next-runtime'
import { bundleInlineScripts, bundleIslands, bundleSiteScript } from './finish/scripts'
import { company } from '@/lib/site/company'

const site = {
  siteScript: await bundleSiteScript(out),
  inlineScripts: await bundleInlineScripts(),
  islandScripts: bundleIslands(out),
  readStyle: (href: string) => readFileSync(out + href, 'utf8'),
  thirdPartyScripts: company().thirdPartyScripts,
}

const files = pageFiles(filesBelow(out)).filter((file) => file !== '/_not-found.html')
for (const file of files) {
  const html = readFileSync(out + file, 'utf8')
  writeFileSync(out + file, finishPage(file.slice(1), html, site))
}
const removed = removeUnusedFiles(out)
console.log(`Finished ${files.length} pages, removed ${removed} files.`)
