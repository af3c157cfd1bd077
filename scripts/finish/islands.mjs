import { basename } from 'node:path'
import { buildSync } from 'esbuild'
import { browsers } from './bundle.mjs'

const start = 'components/islands/start.ts'

/**
 * The scripts of the islands, bundled without Next: React takes over an island and not the whole page,
 * for which a page would need Next's runtime and a second copy of itself as data. That halves what
 * /contact loads.
 *
 * @param {import('./site-files.mjs').SiteFiles} files
 * @returns {(island: string) => import('./site-files.mjs').ScriptReference[]} What an island needs to
 *   start, the script that starts it first. Throws at an island that is not started.
 */
export function bundleIslands(files) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [start],
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
    define: environment(),
    legalComments: 'none',
    logLevel: 'warning',
  })
  const outputs = new Map(Object.entries(metafile.outputs))
  const references = new Map(
    outputFiles.map((file) => {
      const name = basename(file.path)
      return [name, files.writeScript(`islands/${name}`, file.text)]
    }),
  )

  /** @param {string} source @returns {string | undefined} */
  const outputOf = (source) => [...outputs].find(([, { entryPoint }]) => entryPoint === source)?.[0]

  /** The file and all that it imports at once. @param {string} name @returns {string[]} */
  function withImports(name, /** @type {string[]} */ found = []) {
    if (found.includes(name)) return found
    found.push(name)
    for (const { path, kind } of outputs.get(name)?.imports ?? []) {
      if (kind === 'import-statement') withImports(path, found)
    }
    return found
  }

  return (island) => {
    const first = outputOf(start)
    const own = outputOf(`components/islands/${island}.tsx`)
    if (!first || !own) throw new Error(`${start} does not start ${island}`)
    const names = new Set([...withImports(first), ...withImports(own)])
    return [...names].flatMap((name) => references.get(basename(name)) ?? [])
  }
}

/** The variables of the environment that scripts of the browser may read, the same as with Next. */
function environment() {
  const open = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return Object.fromEntries([
    ['process.env', '{}'],
    ['process.env.NODE_ENV', '"production"'],
    ...open.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  ])
}
