// Bundles lib/site-script to public/site.js, which every page loads.
import { build } from 'esbuild'

await build({
  entryPoints: ['lib/browser/main.ts'],
  outfile: 'public/site.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  // Else it says that it is strict, as it is without saying so.
  tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  logLevel: 'warning',
})
