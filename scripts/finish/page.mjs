import { parse } from 'parse5'
import { attribute, elementsOf, setText, textOf } from './tree.mjs'

/**
 * @typedef {import('./tree.mjs').Element} Element
 * @typedef {object} Page
 * @property {string} file Path below out/, for messages.
 * @property {import('./tree.mjs').Document} document
 * @property {Element} head
 * @property {Element} body
 * @property {string[]} islands Names of the islands it holds; a static page holds none.
 * @property {Scripts} scripts
 * @property {Element[]} styleSheets
 *
 * @typedef {object} Scripts What each script element of the page is for.
 * @property {Element[]} runtime Next's files, in their order.
 * @property {Element[]} payload Next's inline scripts: the page once more, as data.
 * @property {Element[]} polyfills Next's files for browsers too old for the rest of the site.
 * @property {Element[]} site The script that every page loads.
 * @property {Element[]} beforePaint Inline scripts of ours that must run where they stand.
 * @property {Element[]} data JSON, which does not run.
 */

/**
 * Reads an exported page and says what it is.
 *
 * @param {string} file
 * @param {string} html
 * @returns {Page}
 * @throws When the page is not a whole HTML page, or holds a script that nobody here knows.
 */
export function readPage(file, html) {
  const { markup, bodies } = setScriptsAside(html)
  const document = parse(markup)
  const elements = elementsOf(document)
  const head = elements.find(({ tagName }) => tagName === 'head')
  const body = elements.find(({ tagName }) => tagName === 'body')
  const isWhole = document.mode === 'no-quirks' && html.trimEnd().endsWith('</html>')
  if (!isWhole || !head || !body) throw new Error(`${file}: not a whole HTML page`)

  const scriptElements = elements.filter(({ tagName }) => tagName === 'script')
  if (scriptElements.length !== bodies.length) {
    throw new Error(`${file}: a <script> stands where it is no script`)
  }
  scriptElements.forEach((script, index) => setText(script, bodies[index] ?? ''))

  return {
    file,
    document,
    head,
    body,
    islands: elements.flatMap((element) => attribute(element, 'data-island') ?? []),
    scripts: classify(file, scriptElements),
    styleSheets: elements.filter((element) => attribute(element, 'rel') === 'stylesheet'),
  }
}

/**
 * Two thirds of an exported page are Next's inline scripts, which an HTML parser reads letter by
 * letter. Parsed without them a page takes half the time.
 *
 * @param {string} html
 */
function setScriptsAside(html) {
  const bodies = []
  let markup = ''
  let position = 0
  for (;;) {
    const tag = html.indexOf('<script', position)
    if (tag === -1) return { markup: markup + html.slice(position), bodies }
    const start = html.indexOf('>', tag) + 1
    const end = html.indexOf('</script>', start)
    if (start === 0 || end === -1) return { markup: markup + html.slice(position), bodies }
    markup += html.slice(position, start)
    bodies.push(html.slice(start, end))
    position = end
  }
}

/** @param {string} file @param {Element[]} scripts @returns {Scripts} */
function classify(file, scripts) {
  /** @type {Scripts} */
  const known = { runtime: [], payload: [], polyfills: [], site: [], beforePaint: [], data: [] }
  for (const script of scripts) known[kindOf(file, script)].push(script)
  return known
}

const dataTypes = ['application/ld+json', 'application/json']

/** How the inline scripts of Next begin: its list of chunks, and the pieces of the payload. */
const payloadStarts = [
  '(globalThis["TURBOPACK"]',
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
]

/** @param {string} file @param {Element} script @returns {keyof Scripts} */
function kindOf(file, script) {
  const source = attribute(script, 'src')
  const text = textOf(script)
  if (source === '/site.js') return 'site'
  if (source?.startsWith('/_next/static/')) {
    return attribute(script, 'nomodule') === undefined ? 'runtime' : 'polyfills'
  }
  if (source) throw new Error(`${file}: unknown script ${source}`)
  if (dataTypes.includes(attribute(script, 'type') ?? '')) return 'data'
  if (attribute(script, 'data-before-paint') !== undefined) return 'beforePaint'
  if (payloadStarts.some((start) => text.startsWith(start))) return 'payload'
  throw new Error(`${file}: unknown inline script ${JSON.stringify(text.slice(0, 80))}`)
}
