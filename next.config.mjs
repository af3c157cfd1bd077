import { execSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

/** @param {string} phase @returns {import('next').NextConfig} */
const config = (phase) => ({
  // As an export the development server answers an unknown address with an error of its own, not with the 404 page.
  output: phase === PHASE_DEVELOPMENT_SERVER ? undefined : 'export',
  reactStrictMode: true,
  // A build writes the pictures that these routes draw: see app/drawn-files.ts.
  pageExtensions: ['tsx', 'ts', ...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.ts'] : [])],
  // `npm run types` checks them, and so does CI: here they would take a third of each build.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Next leaves one core out: on two cores it renders with one.
    cpus: availableParallelism(),
    // It measures the payloads for its router, which no finished page has: a fifth of the time.
    prefetchInlining: false,
    // The code that renders the pages runs once and stays here. To minify and map it takes a quarter of the time.
    turbopackMinify: { server: false },
    turbopackSourceMaps: phase === PHASE_DEVELOPMENT_SERVER,
  },
  // A lock file in a parent folder must not move the root.
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  generateBuildId: commitId,
})

export default config

/** The same commit gives the same build id, and so the same bytes. A tree without git history builds as "local". */
function commitId() {
  try {
    return execSync('git rev-parse --short=12 HEAD', { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'local'
  }
}
