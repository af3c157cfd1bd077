import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { build, type OutputFile } from 'esbuild'

/** With a hash of the content, so that browsers can cache a script forever. */
const entryNames = '[name].[hash]'

/** Bundles the script that every page loads. @returns Its address. */
export async function bundleSiteScript(out: string) {
  const { outputFiles } = await build({
    entryPoints: { site: 'lib/browser/main.ts' },
    outdir: '.',
    entryNames,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    alias: { '@': process.cwd() },
    // Omit the redundant 'use strict'.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    logLevel: 'warning',
  })
  const { path, text } = outputFiles[0] as OutputFile
  return writeScript(out, basename(path), text.trim())
}

/** The browsers that Next 16 supports. */
const browsers = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/**
 * Bundles the module script of pages with an island without Next. React hydrates only the islands: to hydrate the whole page,
 * it would need Next's runtime and a copy of the page as data. @returns Its address.
 */
export async function bundleIslands(out: string) {
  const { outputFiles } = await build({
    entryPoints: ['components/islands.ts'],
    outdir: '.',
    entryNames,
    chunkNames: entryNames,
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: browsers,
    define: {
      'process.env.NODE_ENV': '"production"',
    },
    legalComments: 'none',
    logLevel: 'warning',
  })
  const addresses = outputFiles.map(({ path, text }) =>
    writeScript(out, `islands/${basename(path)}`, text),
  )
  return String(addresses.find((address) => address.startsWith('/_next/static/islands/islands.')))
}

/** Writes a script into the exported site. @returns Its address. */
function writeScript(out: string, name: string, text: string) {
  const src = `/_next/static/${name}`
  mkdirSync(dirname(out + src), { recursive: true })
  writeFileSync(out + src, text)
  return src
}
