import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { build, buildSync, type OutputFile } from 'esbuild'

/** With a hash of the content, so that browsers can cache a script forever. */
const entryNames = '[name].[hash]'

/** Bundles the script that every page loads. @returns Its address. */
export async function bundleSiteScript(out: string) {
  const { path, text } = await bundle({ site: 'lib/browser/main.ts' })
  return writeScript(out, basename(path), text)
}

/** The inline scripts of pages with an island, and of the 404 page, minified. */
export async function bundleInlineScripts() {
  const island = await bundle({ island: 'lib/browser/before-hydration.ts' })
  const notFound = await bundle({ notFound: 'lib/browser/missing-page.ts' })
  return { island: island.text, notFound: notFound.text }
}

async function bundle(entryPoints: Record<string, string>) {
  const { outputFiles } = await build({
    entryPoints,
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
  return { path, text: text.trim() }
}

const hydrate = 'components/islands/hydrate.ts'

/** The browsers that Next 16 supports. */
const browsers = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/**
 * Bundles the scripts of the islands without Next. React hydrates only the islands: to hydrate the whole page, it would
 * need Next's runtime and a copy of the page as data.
 *
 * @returns A function that gives the addresses of an island's scripts by its name, with the entry first.
 */
export function bundleIslands(out: string) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [hydrate],
    outdir: '.',
    entryNames,
    chunkNames: entryNames,
    write: false,
    metafile: true,
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
    // Chrome compiles all functions in the background: at the first touch React starts in two thirds of the time.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    logLevel: 'warning',
  })
  const addresses = new Map(
    outputFiles.map(({ path, text }) => {
      const name = basename(path)
      return [name, writeScript(out, `islands/${name}`, text)]
    }),
  )
  const outputs = Object.entries(metafile.outputs)

  /** The output of a source file that is an entry or is imported dynamically. */
  function outputOf(end: string) {
    const [name] = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith(end)) ?? []
    if (!name) throw new Error(`${hydrate} does not load ${end}`)
    return name
  }

  function withImports(name: string, found = new Set<string>()): Set<string> {
    if (found.has(name)) return found
    found.add(name)
    for (const { path, kind } of metafile.outputs[name]?.imports ?? []) {
      if (kind === 'import-statement') withImports(path, found)
    }
    return found
  }

  return (island: string): string[] => {
    const names = [hydrate, `/${island}.tsx`].flatMap((end) => [...withImports(outputOf(end))])
    return [...new Set(names)].flatMap((name) => addresses.get(basename(name)) ?? [])
  }
}

/** Writes a script into the exported site. @returns Its address. */
function writeScript(out: string, name: string, text: string) {
  const src = `/_next/static/${name}`
  mkdirSync(dirname(out + src), { recursive: true })
  writeFileSync(out + src, text)
  return src
}
