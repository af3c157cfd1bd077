// Writes the rules of the exported site in the format of each host, where that host looks for them.
import '../site/environment'
import { readFileSync, writeFileSync } from 'node:fs'
import { headersFile, redirectsFile } from '../hosts/cloudflare-and-netlify'
import { hostFiles, type HostFile } from '../hosts/host-files'
import { hostRules, type HostRules } from '../hosts/host-rules'
import { htaccess } from '../hosts/htaccess'
import { nginxConf } from '../hosts/nginx-conf'
import { contentSecurityPolicy, securityHeaders } from '../hosts/security-headers'
import { vercelJson } from '../hosts/vercel-json'
import {
  exportFolder,
  filesBelow,
  isPublicFile,
  localRulesFile,
  pageFiles,
} from '../site/exported-files'
import { company } from '@/lib/site/company'
import { getEntry } from '@/lib/site/site-content'

const { thirdPartyScripts } = company()
const files = filesBelow(exportFolder)
const policy = contentSecurityPolicy(finishedPages(), {
  thirdPartyScripts,
})
const site = {
  files,
  securityHeaders: securityHeaders(policy),
  publicPages: files.filter((file) => file.endsWith('.html') && isPublicFile(file)),
  oldAddresses: getEntry('redirects').redirects,
}

for (const [file, text] of Object.entries(hostTexts(hostRules(site)))) {
  writeFileSync(file.startsWith('/') ? exportFolder + file : file, text)
}
writeFileSync(localRulesFile, JSON.stringify(hostRules(site)))

/** One page after another: thousands of them don't fit into memory. */
function* finishedPages() {
  for (const file of pageFiles(files)) yield readFileSync(exportFolder + file, 'utf8')
}

function hostTexts(rules: HostRules): Record<HostFile, string> {
  return {
    '/.htaccess': htaccess(rules, otherThan('/.htaccess')),
    '/_headers': headersFile(rules),
    '/_redirects': redirectsFile(rules),
    '/vercel.json': `${JSON.stringify(vercelJson(rules), null, 2)}\n`,
    // What Vercel, and Cloudflare Workers, leave out.
    '/.vercelignore': names(otherThan('/.vercelignore', '/vercel.json')),
    '/.assetsignore': names(otherThan('/.assetsignore', '/_headers', '/_redirects')),
    // GitHub Pages would otherwise leave out the folder _next.
    '/.nojekyll': '',
    'nginx.conf': nginxConf(rules, hostFiles),
  }
}

function otherThan(...own: HostFile[]) {
  return hostFiles.filter((file) => !own.includes(file))
}

function names(files: readonly string[]) {
  return files.map((file) => `${file.slice(1)}\n`).join('')
}
