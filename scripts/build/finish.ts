// Takes from the exported site what its visitors do not need: Next's scripts, payloads and hints. Puts the style into
// the pages, less what they do not need of it, and gives the site script and the islands' scripts names with a hash. Run after `next build`.
import './environment'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { bundleIslands } from './finish/bundle-islands'
import { finishPage } from './finish/finish-page'
import { removeLeftovers } from './finish/remove-next-runtime'
import { writeHashedScript } from './finish/scripts'
import { trimStyles } from './finish/trim-styles'
import { bundleVitals } from './site-script'
import { company } from '@/lib/company/company'
import { contactCardPath } from '@/lib/company/contact-links'
import { formService } from '@/lib/forms/current-service'
import { refusePageAsEndpoint } from '@/lib/forms/settings'

const out = 'out'

refusePageAsEndpoint(formService, (path) =>
  [`${path}.html`, `${path}/index.html`].some((file) => existsSync(out + file)),
)

const site = {
  siteScript: writeHashedScript(out, 'site', readFileSync(`${out}/site.js`, 'utf8')),
  islandScripts: bundleIslands(out),
  readStyle: (href: string) => readFileSync(out + href, 'utf8'),
  thirdPartyScript: company.thirdPartyScript,
}

// The site script asks for it by the same name.
if (company.counting) writeHashedScript(out, 'vitals', await bundleVitals())

const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && file !== '_not-found.html',
)
const pages = files.map((file) => ({
  file,
  html: finishPage(file, readFileSync(`${out}/${file}`, 'utf8'), site),
}))
for (const { file, html } of await trimStyles(pages)) writeFileSync(`${out}/${file}`, html)
const removed = removeLeftovers(out, company.contactCard ? [] : [contactCardPath])
console.log(`Finished ${pages.length} pages, removed ${removed} files.`)
