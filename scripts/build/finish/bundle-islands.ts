import { basename } from 'node:path'
import { buildSync } from 'esbuild'
import { contentHash, writeScript } from './scripts'

const hydrate = 'components/islands/hydrate.ts'

/** The browsers that Next 16 supports. */
const browsers = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/**
 * Bundles the scripts of the islands without Next. React hydrates only the islands: to hydrate the whole page, it would
 * need Next's runtime and a copy of the page as data.
 *
 * @param out Folder of the exported site.
 * @returns A function that gives the addresses of an island's scripts by its name, with the entry first.
 */
export function bundleIslands(out: string) {
  // The hash is of the text before withRetryQuery, so a change of that function has to change the names, too.
  const nameOfOutput = `[name].[hash]${contentHash(withRetryQuery.toString())}`
  const { outputFiles, metafile } = buildSync({
    entryPoints: [hydrate],
    outdir: '.',
    entryNames: nameOfOutput,
    chunkNames: nameOfOutput,
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
      return [name, writeScript(out, `islands/${name}`, withRetryQuery(text))]
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

/** Adds a query to dynamic imports after a script did not load, because browsers cache the failure (lib/browser/lazy-import.ts). */
function withRetryQuery(code: string) {
  return code.replace(
    /\bimport\("(\.\/[^"]+)"\)/g,
    'import("$1"+(self.failedImports?"?"+self.failedImports:""))',
  )
}
