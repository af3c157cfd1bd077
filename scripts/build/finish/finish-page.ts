import type { ThirdPartyScript } from '@/lib/company/third-party-script'
import { escapeHtml } from '@/lib/escape-html'

/** What all pages share. */
type Site = {
  /** Address of the site script. */
  siteScript: string
  /** What a page with an island, and the 404 page, have in themselves. */
  inlineScripts: { island: string; notFound: string }
  /** Addresses of an island's scripts by its name, the one to start with first. */
  islandScripts: (island: string) => readonly string[]
  /** The script of another company that the owner lets in. */
  thirdPartyScript?: Pick<ThirdPartyScript, 'src' | 'attributes' | 'start'> | undefined
  /** A style sheet by its address. */
  readStyle: (href: string) => string
}

/**
 * A page as visitors get it, from the page as Next exports it.
 *
 * @param file Path below out/, for error messages.
 * @throws Naming the file, when the page holds a script or a style attribute that is not accounted for, or lacks
 *   its style or the site script.
 */
export function finishPage(file: string, exported: string, site: Site): string {
  if (!exported.trimEnd().endsWith('</html>')) throw new Error(`${file}: not a whole HTML page`)
  // React writes it wherever it is ready: at one place, the same commit gives the same bytes.
  const [renderHint = ''] = /<link rel="expect"[^>]*>/.exec(exported) ?? []
  const [fontHint = ''] = /<link rel="preload"[^>]* as="font"[^>]*>/.exec(exported) ?? []
  const islands = [...exported.matchAll(/ data-island="(\w+)"/g)].map(([, name = '']) => name)
  const html = inlineStyle(file, replaceScripts(file, exported, site.siteScript), site)
    // Next hints at its own scripts, and at pictures that the markup names just as soon.
    .replace(/<link rel="(?:module)?preload"[^>]*>/g, '')
    // React's comment nodes, which only islands read.
    .replace(/<!--.*?-->/gs, (comment) => (islands.length > 0 ? comment : ''))
    .replace(renderHint, '')
    .replace('<head>', (head) => head + renderHint)
    // For a font that the head hints at, Chrome holds the first paint back.
    .replace(/<body[^>]*>/, (body) => body + fontHint + beforeIslands(islands, site))
    .replace('</body>', () => `${islandScripts(islands, site)}${thirdParty(site)}</body>`)
    .replace(/<[^>]* data-not-found=""[^]*(?=<\/body>)/, (page) => page + notFound(site))
  if (/<[a-z][^>]* style="/.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))) {
    throw new Error(`${file}: a style attribute, which the Content-Security-Policy refuses`)
  }
  return html
}

const notFound = ({ inlineScripts }: Site) => `<script>${inlineScripts.notFound}</script>`

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

function replaceScripts(file: string, html: string, siteScript: string) {
  let siteScripts = 0
  const replaced = html.replace(scriptElement, (element, attributes: string, text: string) => {
    const kind = kindOf(attributes, text)
    if (kind === 'unknown') throw new Error(`${file}: unknown script ${element.slice(0, 120)}`)
    if (kind === 'next') return ''
    if (kind === 'ours') return element
    siteScripts += 1
    return `<script src="${siteScript}" defer></script>`
  })
  if (siteScripts !== 1) throw new Error(`${file}: loads the site script ${siteScripts} times`)
  return replaced
}

/** How Next's inline scripts begin: its list of chunks, and the page once more as data. */
const nextInline =
  /^(\(globalThis\["TURBOPACK"\]|\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(|self\.__next_f\.push\()/

/** Data and rules. */
const ourInline = /type="(application\/ld\+json|speculationrules)"/

function kindOf(attributes: string, text: string) {
  const [, src] = /\bsrc="([^"]*)"/.exec(attributes) ?? []
  if (src === '/site.js') return 'site'
  if (src) return src.startsWith('/_next/static/') ? 'next' : 'unknown'
  if (nextInline.test(text)) return 'next'
  return ourInline.test(attributes) ? 'ours' : 'unknown'
}

/** Puts the style into the page, which saves the first paint a request. */
function inlineStyle(file: string, html: string, { readStyle }: Site) {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"[^>]*>/g)]
  const [link, href] = links[0] ?? []
  if (!link || !href || links.length > 1) throw new Error(`${file}: ${links.length} style sheets`)
  // A relative address counts from the style sheet there, and from the page here.
  const style = readStyle(href).replace(/url\((['"]?)\.\.\//g, 'url($1/_next/static/')
  return html.replace(link, () => `<style>${style}</style>`)
}

/** Before the islands, whose forms may be submitted as soon as they are there, and before their scripts, which may not load. */
function beforeIslands(islands: readonly string[], { inlineScripts }: Site) {
  return islands.length > 0 ? `<script>${inlineScripts.island}</script>` : ''
}

/**
 * One module script, whatever the number of islands. What it imports is named, so as to load beside it. All after what the
 * first screen shows: forms and filters are in the page and wait for their script.
 */
function islandScripts(islands: readonly string[], site: Site) {
  const [entry, ...imported] = new Set(islands.flatMap(site.islandScripts))
  if (!entry) return ''
  return [
    ...imported.map((src) => `<link rel="modulepreload" href="${src}" fetchpriority="low">`),
    `<script type="module" src="${entry}" fetchpriority="low"></script>`,
  ].join('')
}

/** Last, and async where its maker does not defer it: nothing of the site waits for it. The policy gets the hash of its start from the finished pages. */
function thirdParty({ thirdPartyScript }: Site) {
  if (!thirdPartyScript) return ''
  const { src, attributes, start } = thirdPartyScript
  const { defer, ...others } = attributes
  const all = { src, ...others, [defer === undefined ? 'async' : 'defer']: '' }
  const written = Object.entries(all).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `${start ? `<script>${start}</script>` : ''}<script${written.join('')}></script>`
}
