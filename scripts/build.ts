// `npm run build:draft`: builds the site into out/.
import './before-pages'
import { spawnSync } from 'node:child_process'
import { checkSite } from './check-site'
import { finishSite } from './finish'
import { writeSitemap } from './write-sitemap'

exportPages()
await finishSite()
writeSitemap()
checkSite()

/**
 * Some hosts set NODE_ENV to "development", so that npm installs everything, and Next's export would then fail. With
 * NEXT_DEPLOYMENT_ID, which Netlify's runtime may set, addresses of files would end in a query.
 */
function exportPages() {
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_DEPLOYMENT_ID: '' },
  })
  if (status !== 0) process.exit(1)
}
