import { buildSync } from 'esbuild'

/** Those of Next 16, so that finished pages run where the plain export does. */
export const browsers = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/**
 * A script of lib/ and all that it imports, as one.
 *
 * @param {string} entryPoint
 */
export function bundleScript(entryPoint) {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: browsers,
    // Else each script says that it is strict: there is nothing in them that a browser would take otherwise.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    logLevel: 'warning',
  })
  const [file] = outputFiles
  if (!file) throw new Error(`${entryPoint}: nothing was bundled`)
  return file.text
}
