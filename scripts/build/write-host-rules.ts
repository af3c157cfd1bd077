// Writes the rules of the exported site in the format of each host, where that host looks for them.
import '../site/environment'
import { readFileSync, writeFileSync } from 'node:fs'
import { adminFolder, adminPolicy } from '../editor/editor-page'
import { hostRules } from '../hosts/host-rules'
import { hostTexts } from '../hosts/host-texts'
import { contentSecurityPolicy, securityHeaders, withPolicy } from '../hosts/security-headers'
import { exportFolder, filesBelow, isPublicFile, pageFiles } from '../site/exported-files'
import { writeRedirectPages } from './redirect-pages'
import { formService } from '@/lib/forms/form-service'
import { siteUrl } from '@/lib/seo/site-url'
import { company } from '@/lib/site/company'
import { getEntry } from '@/lib/site/site-content'

const { thirdPartyScripts } = company()
const files = filesBelow(exportFolder)
const publicPages = files.filter((file) => file.endsWith('.html') && isPublicFile(file))
const policy = contentSecurityPolicy(finishedPages(), {
  formEndpoint: formService()?.endpoint,
  thirdPartyScripts,
})
const headers = securityHeaders(policy)
const rules = hostRules(files, headers, publicPages, getEntry('redirects').redirects)

for (const [file, text] of Object.entries(hostTexts(rules))) {
  writeFileSync(file.startsWith('/') ? exportFolder + file : file, text)
}

writeRedirectPages(rules.redirects, siteUrl)
// Hosts without headers have none for the editor, and _headers can't give it another policy than every missing page.
const adminPages = files.filter((file) => file.startsWith(adminFolder) && file.endsWith('.html'))
for (const file of adminPages.length > 0 ? ['/404.html', ...adminPages] : []) {
  const html = readFileSync(exportFolder + file, 'utf8')
  writeFileSync(exportFolder + file, withPolicy(html, file === '/404.html' ? policy : adminPolicy))
}

/** One page after another: thousands of them don't fit into memory. */
function* finishedPages() {
  for (const file of pageFiles(files)) yield readFileSync(exportFolder + file, 'utf8')
}
