// Writes the rules of the exported site in the format of each host, where that host looks for them.
// `--plain` is for an export that scripts/finish.mjs has not finished.
import { writeFileSync } from 'node:fs'
import { loadEnvironment } from './environment.mjs'
import { filesForHosts, readExportedSite } from './exported-site.mjs'
import { hostRules } from './host-rules.mjs'
import { firebaseJson } from './hosts/firebase-json.mjs'
import { headersFile } from './hosts/headers-file.mjs'
import { nginxConf } from './hosts/nginx-conf.mjs'
import { redirectsFile } from './hosts/redirects-file.mjs'
import { serveJson } from './hosts/serve-json.mjs'
import { vercelJson } from './hosts/vercel-json.mjs'

loadEnvironment()

const isFinished = !process.argv.includes('--plain')
const rules = hostRules(readExportedSite('out', { isFinished }))

writeFileSync('out/_headers', headersFile(rules))
writeFileSync('out/_redirects', redirectsFile(rules))
writeFileSync('out/vercel.json', json(vercelJson(rules)))
// GitHub Pages would otherwise leave out the folder _next.
writeFileSync('out/.nojekyll', '')
writeFileSync('firebase.json', json(firebaseJson(rules, filesForHosts)))
writeFileSync('nginx.conf', nginxConf(rules))
writeFileSync('serve.json', json(serveJson(rules)))

/** @param {object} value */
function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}
