// A build of the site, in one process, which starts and reads the content once. What reads it while it is imported is
// imported after the check.
import '../site/environment'
import { siteProblems } from '../checks/finished-site'
import { report } from '../checks/run'
import { exportFolder, letEverybodyRead } from '../site/exported-files'
import { finishSite } from './finish'
import { writeLicenses } from './write-licenses'
import { siteAddress } from '@/lib/seo/site-address'
import { company } from '@/lib/site/company'
import { contentProblems } from '@/lib/site/site-content'

const steps = [
  () => report(contentProblems()),
  () => import('./before-pages'),
  () => import('./export'),
  async () => (await import('./draw-files')).drawFiles(),
  finishSite,
  async () => (await import('./write-sitemap')).writeSitemap(),
  writeLicenses,
  () => import('./write-host-rules'),
  () => letEverybodyRead(exportFolder),
  () => report(siteProblems(siteAddress(company().siteUrl, process.env).siteUrl)),
]
for (const run of steps) {
  await run()
  if (process.exitCode) break
}
