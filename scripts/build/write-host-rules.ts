// Writes the rules of the exported site in the format of each host, where that host looks for them.
import './environment'
import { writeFileSync } from 'node:fs'
import { filesForHosts, readExportedSite } from './exported-site'
import { hostRules } from './host-rules'
import { headersFile } from './hosts/headers-file'
import { firebaseJson, serveJson, vercelJson } from './hosts/json-files'
import { netlifyFormsPage } from './hosts/netlify-forms'
import { nginxConf } from './hosts/nginx-conf'
import { redirectsFile } from './hosts/redirects-file'
import { company } from '@/lib/company/company'
import { formService as service } from '@/lib/forms/current-service'
import { netlifyFormField } from '@/lib/forms/settings'

const exported = readExportedSite('out', {
  formEndpoint: service?.endpoint,
  countingEndpoint: company.counting?.endpoint,
  thirdPartyScript: company.thirdPartyScript,
})
const rules = hostRules({ ...exported, hsts: company.hsts })

writeFileSync('out/_headers', headersFile(rules))
writeFileSync('out/_redirects', redirectsFile(rules))
writeFileSync('out/vercel.json', json(vercelJson(rules)))
// GitHub Pages would otherwise leave out the folder _next.
writeFileSync('out/.nojekyll', '')
if (service?.formField === netlifyFormField) {
  writeFileSync('out/netlify-forms.html', netlifyFormsPage(service))
}
writeFileSync('firebase.json', json(firebaseJson(rules, filesForHosts)))
writeFileSync(
  'nginx.conf',
  nginxConf(rules, {
    port: process.env.NGINX_PORT || '8080',
    temporary: process.env.NGINX_TEMPORARY || '/tmp',
    hidden: filesForHosts,
  }),
)
writeFileSync('serve.json', json(serveJson(rules)))

function json(value: object) {
  return `${JSON.stringify(value, null, 2)}\n`
}
