// Ends a build that cannot succeed, before it has begun.
import '../site/environment'
import { obstacles } from '../checks/before/machine-problems'

const found = obstacles({
  folder: process.cwd(),
  nodeVersion: process.versions.node,
  environment: process.env,
})
for (const obstacle of found) console.error(obstacle)
if (found.length > 0) process.exitCode = 1
