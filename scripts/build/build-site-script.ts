// Bundles lib/browser to public/site.js for `npm run dev`.
import { writeFileSync } from 'node:fs'
import { bundleSiteScript } from './site-script'

writeFileSync('public/site.js', await bundleSiteScript())
