import { basename } from 'node:path'
import { buildSync } from 'esbuild'
import { writeScript } from './scripts'

const hydrate = 'components/islands/hydrate.ts'

/** Those of Next 16, so that finished pages run where its own would. */
const browsers = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/**
 * Bundles the scripts of the islands without Next: React hydrates an island and not the whole page, for
 * which a page would need Next's runtime and a second copy of itself as data.
 *
 * @param out Folder of the exported site.
 * @returns What an island, by its name, loads at once: the entry first, and then whatever that and the island import.
 */
export function bundleIslands(out: string) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [hydrate],
    outdir: '.',
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
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
    logLevel: 'warning',
  })
  const addresses = new Map(
    outputFiles.map(({ path, text }) => {
      const name = basename(path)
      return [name, writeScript(out, `islands/${name}`, withOtherAddress(text))]
    }),
  )
  const outputs = Object.entries(metafile.outputs)

  /** The output made from a source file: an entry, or what a dynamic import loads. */
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

/** What loads later is asked for under another address once a script was lost (lib/browser/lazy-import.ts). */
function withOtherAddress(code: string) {
  return code.replace(
    /\bimport\("(\.\/[^"]+)"\)/g,
    'import("$1"+(self.failedImports?"?"+self.failedImports:""))',
  )
}
