import { basename } from 'node:path'
import { buildSync } from 'esbuild'
import { writeScript, type ScriptReference } from './scripts'

const entry = 'components/islands/hydrate.ts'

/** Those of Next 16, so that finished pages run where its own would. */
const browsers = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/**
 * Bundles the scripts of the islands without Next: React hydrates an island and not the whole page, for
 * which a page would need Next's runtime and a second copy of itself as data.
 *
 * @param out Folder of the exported site.
 * @returns What an island loads at once: the entry first, then whatever that and the island import.
 */
export function bundleIslands(out: string): (island: string) => ScriptReference[] {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [entry],
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
  const references = new Map(
    outputFiles.map(({ path, text }) => {
      const name = basename(path)
      return [name, writeScript(out, `islands/${name}`, text)]
    }),
  )
  const outputs = Object.entries(metafile.outputs)

  /** The output made from a source file: the entry, or what a dynamic import loads. */
  function outputOf(isSource: (source: string) => boolean) {
    const found = outputs.find(([, { entryPoint = '' }]) => isSource(entryPoint))
    if (!found) throw new Error(`${entry} does not load it`)
    return found[0]
  }

  function withImports(name: string, found = new Set<string>()): Set<string> {
    if (found.has(name)) return found
    found.add(name)
    for (const { path, kind } of metafile.outputs[name]?.imports ?? []) {
      if (kind === 'import-statement') withImports(path, found)
    }
    return found
  }

  return (island) => {
    const first = outputOf((source) => source === entry)
    const own = outputOf((source) => source.endsWith(`/${island}.tsx`))
    const names = new Set([...withImports(first), ...withImports(own)])
    return [...names].flatMap((name) => references.get(basename(name)) ?? [])
  }
}
