// Runs `next build` with NODE_ENV=production. Some hosts set NODE_ENV to "development", so that npm installs everything,
// and Next's export would then fail after minutes. With NEXT_DEPLOYMENT_ID, which Netlify's runtime may set, addresses of
// files would end in a query. Without the last variable Next prints a notice about its telemetry.
import { spawnSync } from 'node:child_process'
import '../site/environment'

const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_DEPLOYMENT_ID: '',
    NEXT_TELEMETRY_DISABLED: '1',
  },
})
process.exitCode = status ?? 1
