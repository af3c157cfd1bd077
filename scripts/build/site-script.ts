import { build } from 'esbuild'

/** lib/browser as one minified script. */
export async function bundleSiteScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/browser/main.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // Omit the redundant 'use strict'.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    logLevel: 'warning',
  })
  return outputFiles.map(({ text }) => text).join('')
}
