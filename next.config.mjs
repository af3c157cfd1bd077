import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

/** @param {string} phase @returns {import('next').NextConfig} */
const config = (phase) => ({
  // As an export the development server answers an unknown address with an error of its own, not with the 404 page.
  output: phase === PHASE_DEVELOPMENT_SERVER ? undefined : 'export',
  // Of the site alone: tests are checked by `npm run types`.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // A lock file in a parent folder must not move the root.
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
})

export default config
