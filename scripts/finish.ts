import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { parse } from 'node-html-parser'
import { exportFolder, filesBelow, pageFiles } from './exported-files'

const staticFolder = join(exportFolder, '_next/static')

/** Takes Next's runtime out of the exported pages, and puts in the style and our own scripts. */
export async function finishSite() {
  const style = readStyle()
  removeFilesOfNext()
  const parts = {
    style,
    siteScript: await bundle('lib/browser/main.ts', { format: 'iife', entryNames: 'site.[hash]' }),
    islandScript: await bundle('components/islands.ts', { format: 'esm', splitting: true }),
  }
  for (const file of pageFiles()) {
    const path = exportFolder + file
    writeFileSync(path, finishPage(file, readFileSync(path, 'utf8'), parts))
  }
}

type Parts = {
  style: string
  /** Addresses of scripts. */
  siteScript: string
  islandScript: string
}

/**
 * @param file Named in errors.
 * @throws When the page has a script or a style sheet that is not known here.
 */
export function finishPage(file: string, html: string, parts: Parts): string {
  const hasIsland = html.includes(' data-island=')
  // React needs its comments to hydrate an island.
  const page = parse(html, { comment: hasIsland })
  const [head, body] = [page.querySelector('head'), page.querySelector('body')]
  const styleSheets = page.querySelectorAll('link[rel=stylesheet]')
  if (!head || !body || styleSheets.length !== 1) throw changed(file, 'not one style sheet')

  for (const script of page.querySelectorAll('script')) {
    const { src, type = '' } = script.attributes
    if (isOfNext(src, script.text)) script.remove()
    else if (!ownTypes.includes(type)) throw changed(file, `unknown script ${script.toString()}`)
  }
  // Among them are pictures, which the browser finds in the markup just as soon.
  const preloads = page.querySelectorAll('link[rel=preload], link[rel=modulepreload]')
  const fonts = preloads.filter((link) => link.getAttribute('as') === 'font')
  for (const link of [...styleSheets, ...preloads]) link.remove()

  // Last in the head: programs that preview a link read only the first 32 kB.
  head.insertAdjacentHTML('beforeend', `<style>${parts.style}</style>`)
  // In the head, Chrome would delay the first paint for the font.
  body.insertAdjacentHTML('afterbegin', fonts.join(''))
  if (hasIsland) {
    const script = `<script type="module" src="${parts.islandScript}"></script>`
    body.insertAdjacentHTML('beforeend', script)
  }
  body.insertAdjacentHTML('beforeend', `<script src="${parts.siteScript}" defer></script>`)
  return page.toString()
}

/** What scripts may stand in a page: structured data, and rules for prefetching. */
const ownTypes = ['application/ld+json', 'speculationrules']

/** Its files, its list of them, and the copy of the page as data. */
function isOfNext(src: string | undefined, text: string) {
  if (src) return src.startsWith('/_next/static/')
  return /^(\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)/.test(text)
}

function changed(file: string, problem: string) {
  return new Error(`${file}: ${problem}. Next has changed: see scripts/finish.ts`)
}

/** The style sheet of all pages, with addresses that are the same from every page. */
function readStyle() {
  const files = filesBelow(staticFolder).filter((file) => file.endsWith('.css'))
  const [file = ''] = files
  if (files.length !== 1) throw changed(staticFolder, `${files.length} style sheets`)
  return readFileSync(staticFolder + file, 'utf8').replaceAll('url(../', 'url(/_next/static/')
}

/**
 * Its scripts, a second 404 page, the pages as data, and folders that are empty then, for which hosts would answer 403.
 */
function removeFilesOfNext() {
  for (const name of readdirSync(staticFolder)) {
    if (name !== 'media') rmSync(join(staticFolder, name), { recursive: true })
  }
  for (const file of filesBelow(exportFolder)) {
    const path = exportFolder + file
    const isData = file.endsWith('.txt') && existsSync(path.replace(/txt$/, 'html'))
    if (isData || /^(__next\..*\.txt|_not-found\.(html|txt))$/.test(basename(file))) {
      rmSync(path)
    }
  }
  removeEmptyFolders(exportFolder)
}

function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name))
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

/** The browsers that Next 16 supports. */
const browsers = ['chrome111', 'edge111', 'firefox111', 'safari16.4']

/** Bundles a script, with a hash in its name, so that browsers can keep it forever. @returns Its address. */
async function bundle(
  entry: string,
  options: Pick<BuildOptions, 'format' | 'splitting' | 'entryNames'>,
) {
  const { metafile } = await build({
    entryPoints: [entry],
    outdir: staticFolder,
    entryNames: 'islands/[name].[hash]',
    chunkNames: 'islands/[name].[hash]',
    bundle: true,
    minify: true,
    metafile: true,
    target: browsers,
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'eof',
    logLevel: 'warning',
    ...options,
  })
  const outputs = Object.entries(metafile.outputs)
  const [output = ''] = outputs.find(([, { entryPoint }]) => entryPoint === entry) ?? []
  return output.replace(exportFolder, '')
}
