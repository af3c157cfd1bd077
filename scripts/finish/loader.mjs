import { buildSync } from 'esbuild'

/** Those of Next 16, so that finished pages run where the plain export does. */
export const browsers = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/** The script that wakes the islands of a page, bundled from lib/island-loader. */
export function bundleLoader() {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/island-loader/main.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: browsers,
    logLevel: 'warning',
  })
  const [file] = outputFiles
  if (!file) throw new Error('lib/island-loader/main.ts: nothing was bundled')
  return file.text
}
