// Finishes the exported site: removes Next's scripts, payloads and hints, inlines the styles that each page uses, and
// bundles our own scripts. Run after `next build`.
import '../site/environment'
import { readFileSync, writeFileSync } from 'node:fs'
import { exportFolder as out, filesBelow, pageFiles } from '../site/exported-files'
import { bundleIslands } from './finish/bundle-islands'
import { finishPage } from './finish/finish-page'
import { removeUnusedFiles } from './finish/remove-next-runtime'
import { writeScript } from './finish/scripts'
import {
  addToGroup,
  islandPages,
  trimmedStyle,
  withStyle,
  type PageGroups,
} from './finish/trim-styles'
import { bundleInlineScripts, bundleSiteScript } from './site-script'
import { company } from '@/lib/site/company'

const islands = bundleIslands(out)
const siteScript = await bundleSiteScript()
const site = {
  siteScript: writeScript(out, 'site.[hash].js', siteScript),
  inlineScripts: await bundleInlineScripts(),
  islandScripts: islands.scriptsOf,
  readStyle: (href: string) => readFileSync(out + href, 'utf8'),
  thirdPartyScripts: company().thirdPartyScripts,
}

const files = pageFiles(filesBelow(out))
  .map((file) => file.slice(1))
  .filter((file) => file !== '_not-found.html')
const read = (file: string) => readFileSync(`${out}/${file}`, 'utf8')
const write = (file: string, html: string) => writeFileSync(`${out}/${file}`, html)

// One page after another: thousands of them don't fit into memory.
const groups: PageGroups = new Map()
for (const file of files) {
  const html = finishPage(file, read(file), site)
  write(file, html)
  addToGroup(groups, file, html)
}
for (const [name, group] of groups) {
  const style = await trimmedStyle(group, name === islandPages ? islands.code : [])
  for (const file of group.files) write(file, withStyle(read(file), style))
}
const removed = removeUnusedFiles(out)
console.log(`Finished ${files.length} pages, removed ${removed} files.`)
