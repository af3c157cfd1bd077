// Bundles lib/browser to public/site.js, which every page loads.
import { writeFileSync } from 'node:fs'
import { bundleSiteScript } from './site-script'
import { company } from '@/lib/content/company'
import { browserHours } from '@/lib/content/office-hours'
import { contact } from '@/lib/content/texts'

const officeHours = browserHours(company, contact.openNow, new Date())
writeFileSync('public/site.js', await bundleSiteScript({ officeHours }))
