// Bundles lib/browser to public/site.js, which every page loads.
import { build } from 'esbuild'

await build({
  entryPoints: ['lib/browser/main.ts'],
  outfile: 'public/site.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  // Omit the redundant 'use strict'.
  tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  logLevel: 'warning',
})
