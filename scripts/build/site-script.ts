import { build } from 'esbuild'

/** The script that every page loads, minified. */
export const bundleSiteScript = () => bundle('lib/browser/main.ts')

/** The script that pages with an island have in themselves, minified. */
export const bundleInlineScript = () => bundle('lib/browser/before-hydration.ts')

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // Omit the redundant 'use strict'.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    logLevel: 'warning',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}
