import { serialize } from 'parse5'
import { loadRestAfterPaint } from './after-paint.mjs'
import { checkPage } from './check.mjs'
import { inlineStyle } from './inline-style.mjs'
import { addIslandScripts } from './island-page.mjs'
import { readPage } from './page.mjs'
import { addSpeculationRules } from './speculation-rules.mjs'
import { stripNext } from './strip-next.mjs'
import { append, attribute, element, elementsOf } from './tree.mjs'
import { variablesReadIn } from './trim-style.mjs'

/**
 * @typedef {object} Site What all pages share.
 * @property {import('./site-files.mjs').SiteFiles} files
 * @property {import('./site-files.mjs').ScriptReference} siteScript
 * @property {string} afterPaint The script that loads it when a page is painted.
 * @property {import('./site-files.mjs').ScriptReference} loader
 * @property {(island: string) => import('./site-files.mjs').ScriptReference[]} scriptsOf
 *
 * @typedef {object} FinishedPage
 * @property {string} file
 * @property {string} html
 * @property {string[]} islands
 * @property {string} styleSheet The file that was put into it.
 * @property {string} style What the page holds of it: all.
 * @property {string[]} names Its elements, as "table", their classes, as ".card", and the variables that they read, as "--ink".
 * @property {string[]} runtime Files of Next that the page asked for before.
 */

/**
 * A page as visitors get it, from the page as Next exports it.
 *
 * @param {string} file Path below out/, for messages.
 * @param {string} exported
 * @param {Site} site
 * @returns {FinishedPage}
 */
export function finishPage(file, exported, site) {
  const page = readPage(file, exported)
  const { islands, scripts } = page
  const runtime = scripts.runtime.map((script) => attribute(script, 'src') ?? '')

  stripNext(page)
  const { styleSheet, style, face } = inlineStyle(page, site.files)
  // Painted with half of the header, a page would move its menu when the other half arrives. What follows the header is
  // named here: browsers paint as soon as an element begins.
  append(page.head, element('link', { rel: 'expect', href: '#main', blocking: 'render' }))
  loadRestAfterPaint(page, site, face)
  if (islands.length > 0) addIslandScripts(page, site)
  addSpeculationRules(page)

  checkPage(page, site)
  const html = serialize(page.document)
  return { file, html, islands, styleSheet, style, names: namesIn(page), runtime }
}

/** @param {import('./page.mjs').Page} page */
function namesIn({ document }) {
  const names = new Set()
  const classLists = new Set()
  for (const { tagName, attrs } of elementsOf(document)) {
    names.add(tagName)
    for (const { name, value } of attrs) {
      if (name === 'class') classLists.add(value)
      else if (value.includes('var(')) for (const read of variablesReadIn(value)) names.add(read)
    }
  }
  // Many elements have the same list: it is taken apart once.
  for (const list of classLists) for (const name of list.split(/\s+/)) names.add(`.${name}`)
  return [...names]
}
