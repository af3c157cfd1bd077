import type { ThirdPartyScript } from '@/lib/company/third-party-script-schema'
import { escapeHtml } from '@/lib/escape-html'

/** The parts that all pages share. */
type SharedParts = {
  /** Address of the site script. */
  siteScript: string
  /** Address of the module script of pages with an island. */
  islandScript: string
  thirdPartyScripts: readonly Pick<ThirdPartyScript, 'src' | 'attributes' | 'start'>[]
  /** Reads a style sheet of the exported site. */
  readStyle: (href: string) => string
}

/**
 * The final HTML of a page that Next has exported.
 *
 * @param file Path below out/, for error messages.
 * @throws When the page has an unknown script or a style attribute, or lacks its style sheet or the site script. The
 *   message begins with the file.
 */
export function finishPage(file: string, exported: string, shared: SharedParts): string {
  if (!exported.trimEnd().endsWith('</html>')) throw nextHasChanged(file, 'not a whole HTML page')
  // React writes this hint at changing places. A fixed place makes builds of the same commit identical.
  const [renderHint = ''] = /<link rel="expect"[^>]*>/.exec(exported) ?? []
  const [fontHint = ''] = /<link rel="preload"[^>]* as="font"[^>]*>/.exec(exported) ?? []
  const hasIsland = exported.includes(' data-island="')
  const withoutNext = replaceScripts(file, exported, shared.siteScript)
  const html = markOtherLetters(inlineStyle(file, withoutNext, shared))
    // Preloads of Next's scripts, and of pictures that the browser finds in the markup just as soon.
    .replace(/<link rel="(?:module)?preload"[^>]*>/g, '')
    // React needs its comment nodes only to hydrate islands.
    .replace(/<!--.*?-->/gs, (comment) => (hasIsland ? comment : ''))
    .replace(renderHint, '')
    // Next's place for hints at resources, which is empty.
    .replace('<div hidden=""></div>', '')
    .replace('<head>', (head) => head + renderHint)
    // Chrome delays the first paint for a font that is preloaded in the head.
    .replace(/<body[^>]*>/, (body) => body + fontHint)
    .replace('</body>', (end) => scriptsAtEnd(hasIsland, shared) + end)
  return html
}

/** The letters of the heading font: CONTRIBUTING.md says how it is made. */
const headingLetters = /^[\s -~ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäçèéêëìíîïñòóôöùúûüß‘’“”–—…·•°¼½¾©®™×]*$/

/** Marks texts in the heading font that have other letters: app/base.css sets these as a whole in another font, and no word in two. */
function markOtherLetters(html: string) {
  return html.replace(
    /<(h[1-4]|\w+(?=[^>]*\bfont-display\b))\b([^>]*>(.*?)<\/\1>)/gs,
    (element, name: string, rest: string, inner: string) =>
      headingLetters.test(inner.replace(/<[^>]*>/g, ''))
        ? element
        : `<${name} data-letters="other"${rest}`,
  )
}

function scriptsAtEnd(hasIsland: boolean, shared: SharedParts) {
  return [
    hasIsland ? `<script type="module" src="${shared.islandScript}"></script>` : '',
    ...shared.thirdPartyScripts.map(thirdParty),
  ].join('')
}

const inline = (script: string) => `<script>${script}</script>`

/** An assumption about Next's HTML no longer holds, most likely after an update. */
function nextHasChanged(file: string, problem: string) {
  return new Error(`${file}: ${problem}. Next has changed: see step 4 of docs/architecture.md`)
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

function replaceScripts(file: string, html: string, siteScript: string) {
  let siteScripts = 0
  const replaced = html.replace(scriptElement, (element, attributes: string, text: string) => {
    const origin = originOf(attributes, text)
    if (origin === 'unknown') throw nextHasChanged(file, `unknown script ${element.slice(0, 120)}`)
    if (origin === 'next') return ''
    if (origin === 'ours') return element
    siteScripts += 1
    return `<script src="${siteScript}" defer></script>`
  })
  if (siteScripts !== 1) throw nextHasChanged(file, `loads the site script ${siteScripts} times`)
  return replaced
}

/** The beginnings of Next's inline scripts: its list of chunks, and a copy of the page as data. */
const nextInline =
  /^(\(globalThis\["TURBOPACK"\]|\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(|self\.__next_f\.push\()/

/** Structured data and speculation rules. */
const ourInline = /type="(application\/ld\+json|speculationrules)"/

function originOf(attributes: string, text: string) {
  const [, src] = /\bsrc="([^"]*)"/.exec(attributes) ?? []
  if (src === '/site.js') return 'site'
  if (src) return src.startsWith('/_next/static/') ? 'next' : 'unknown'
  if (nextInline.test(text)) return 'next'
  return ourInline.test(attributes) ? 'ours' : 'unknown'
}

/**
 * Inlines the style sheet, so that the first paint needs no second request. It comes last in the head, because programs
 * that make a preview of a link read only the first 32 kB.
 */
function inlineStyle(file: string, html: string, { readStyle }: SharedParts) {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"[^>]*>/g)]
  const [link, href] = links[0] ?? []
  if (!link || !href || links.length > 1) throw nextHasChanged(file, `${links.length} style sheets`)
  // Relative addresses in a style sheet are relative to the style sheet, and inline to the page.
  const style = readStyle(href).replace(/url\((['"]?)\.\.\//g, 'url($1/_next/static/')
  return html.replace(link, '').replace('</head>', () => `<style>${style}</style></head>`)
}

/** Comes last in a page, async unless its attributes defer it, so that nothing waits for it. */
function thirdParty({ src, attributes, start }: SharedParts['thirdPartyScripts'][number]) {
  const { defer, ...others } = attributes
  const all = { src, ...others, [defer === undefined ? 'async' : 'defer']: '' }
  const written = Object.entries(all).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `${start ? inline(start) : ''}<script${written.join('')}></script>`
}
