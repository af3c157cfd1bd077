// Writes the rules of the exported site in the format of each host, where that host looks for them.
import '../site/environment'
import { readFileSync, writeFileSync } from 'node:fs'
import { exportFolder, filesBelow, isPublicFile, pageFiles } from '../site/exported-files'
import { hostFiles, type HostFile } from '../site/host-files'
import { hostRules } from './host-rules'
import { headersFile } from './hosts/headers-file'
import { htaccess } from './hosts/htaccess'
import { firebaseJson, vercelJson } from './hosts/json-files'
import { nginxConf } from './hosts/nginx-conf'
import { redirectsFile } from './hosts/redirects-file'
import { contentSecurityPolicy, securityHeaders } from './security-headers'
import { formService } from '@/lib/forms/form-service'
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

/** Files that one host reads, and that no host may show to visitors. */
const hidden: Record<HostFile, string> = {
  '/.htaccess': htaccess(
    rules,
    hostFiles.filter((file) => file !== '/.htaccess'),
  ),
  '/_headers': headersFile(rules),
  '/_redirects': redirectsFile(rules),
  '/vercel.json': json(vercelJson(rules)),
  // What Vercel, and Cloudflare Workers, leave out.
  '/.vercelignore': '_headers\n_redirects\n.htaccess\n.assetsignore\n.nojekyll\n',
  '/.assetsignore': '.htaccess\n.vercelignore\n.nojekyll\nvercel.json\n',
  // GitHub Pages would otherwise leave out the folder _next.
  '/.nojekyll': '',
}
for (const [file, text] of Object.entries(hidden)) writeFileSync(exportFolder + file, text)
writeFileSync('firebase.json', json(firebaseJson(rules, Object.keys(hidden))))
writeFileSync('nginx.conf', nginxConf(rules, Object.keys(hidden)))

/** One page after another: thousands of them don't fit into memory. */
function* finishedPages() {
  for (const file of pageFiles(files)) yield readFileSync(exportFolder + file, 'utf8')
}

function json(value: object) {
  return `${JSON.stringify(value, null, 2)}\n`
}
