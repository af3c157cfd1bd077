import { buildSync } from 'esbuild'

/** The script that wakes the islands of a page, bundled from lib/island-loader. */
export function bundleLoader() {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/island-loader/main.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    logLevel: 'warning',
  })
  const [file] = outputFiles
  if (!file) throw new Error('lib/island-loader/main.ts: nothing was bundled')
  return file.text
}
