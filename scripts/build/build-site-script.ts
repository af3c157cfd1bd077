// Bundles lib/browser to public/site.js, which every page loads.
import { writeFileSync } from 'node:fs'
import { hashedScriptAddress } from './finish/scripts'
import { bundleSiteScript, bundleVitals } from './site-script'
import { company } from '@/lib/company/company'
import { browserHours, browserSeason } from '@/lib/company/office-hours'
import { contact } from '@/lib/pages/page-copy'

const officeHours = browserHours(company, contact.openNow, new Date())
const season = browserSeason(company)
const counting = company.counting && {
  ...company.counting,
  vitalsScript: hashedScriptAddress('vitals', await bundleVitals()),
}
writeFileSync('public/site.js', await bundleSiteScript({ officeHours, season, counting }))
