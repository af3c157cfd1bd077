import { serialize } from 'parse5'
import { checkPage } from './check.mjs'
import { moveHints } from './hints.mjs'
import { inlineStyle } from './inline-style.mjs'
import { addIslandScripts } from './island-page.mjs'
import { readPage } from './page.mjs'
import { addSpeculationRules } from './speculation-rules.mjs'
import { stripNext } from './strip-next.mjs'
import { append, attribute, element, elementsOf, setAttribute } from './tree.mjs'

/**
 * @typedef {object} Site What all pages share.
 * @property {import('./site-files.mjs').SiteFiles} files
 * @property {import('./site-files.mjs').ScriptReference} siteScript
 * @property {import('./site-files.mjs').ScriptReference} loader
 * @property {(island: string) => import('./site-files.mjs').ScriptReference[]} scriptsOf
 *
 * @typedef {object} FinishedPage
 * @property {string} file
 * @property {string} html
 * @property {string[]} islands
 * @property {string} styleSheet The file that was put into it.
 * @property {string} style What the page holds of it: all.
 * @property {string[]} classes Those of its elements.
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

  moveHints(page)
  stripNext(page)
  const { styleSheet, style } = inlineStyle(page, site.files)
  // Painted with half of the header, a page would move its menu when the other half arrives.
  append(page.head, element('link', { rel: 'expect', href: '#header', blocking: 'render' }))
  for (const script of scripts.site) {
    for (const [name, value] of Object.entries(site.siteScript)) setAttribute(script, name, value)
  }
  if (islands.length > 0) addIslandScripts(page, site)
  addSpeculationRules(page)

  checkPage(page, site)
  const html = serialize(page.document)
  return { file, html, islands, styleSheet, style, classes: classesOf(page), runtime }
}

/** @param {import('./page.mjs').Page} page */
function classesOf({ document }) {
  const lists = elementsOf(document).map((element) => attribute(element, 'class') ?? '')
  return [...new Set(lists.flatMap((list) => list.split(/\s+/)))]
}
