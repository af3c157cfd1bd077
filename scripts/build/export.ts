// Runs `next build`, for production whatever NODE_ENV says: some hosts set it to "development", so that npm installs
// everything, and Next's export then fails after minutes.
import { spawnSync } from 'node:child_process'
import './environment'

const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
process.exitCode = status ?? 1
