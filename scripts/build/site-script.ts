import { build } from 'esbuild'

/** The script that every page loads, minified. */
export const bundleSiteScript = () => bundle('lib/browser/main.ts')

/** The inline scripts of pages with an island, and of the 404 page, minified. */
export async function bundleInlineScripts() {
  return {
    island: await bundle('lib/browser/before-hydration.ts'),
    notFound: await bundle('lib/browser/not-found.ts'),
  }
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
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
  return outputFiles.map(({ text }) => text.trim()).join('')
}
