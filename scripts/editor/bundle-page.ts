import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The files of Sveltia CMS that a browser loads. */
export const sveltiaFolder = here('../../node_modules/@sveltia/cms')

/** Address of the script of Sveltia CMS, which loads its own fonts and workers from beside it. */
const sveltia = '/admin/npm/index.js'

export async function bundlePage() {
  const { outputFiles } = await build({
    entryPoints: [here('admin-script.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: [sveltia],
    alias: { '@sveltia/cms': sveltia },
    define: { 'process.env': '{}' },
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
