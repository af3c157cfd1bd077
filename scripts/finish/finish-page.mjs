import { serialize } from 'parse5'
import { checkPage } from './check.mjs'
import { removeHints } from './hints.mjs'
import { inlineStyle } from './inline-style.mjs'
import { prepareIslandPage } from './island-page.mjs'
import { readPage } from './page.mjs'
import { addSpeculationRules } from './speculation-rules.mjs'
import { stripStaticPage } from './static-page.mjs'
import { attribute, remove, setAttribute } from './tree.mjs'

/**
 * @typedef {object} Site What all pages share.
 * @property {import('./site-files.mjs').SiteFiles} files
 * @property {import('./site-files.mjs').ScriptReference} siteScript
 * @property {import('./site-files.mjs').ScriptReference} loader
 *
 * @typedef {object} FinishedPage
 * @property {string} file
 * @property {string} html
 * @property {string[]} islands
 * @property {string} styleSheet The file that was put into it.
 * @property {string[]} runtime Files of Next that the page asked for before.
 * @property {string[]} polyfills Files of Next that the page asks for no longer.
 */

/**
 * A page as visitors get it, from the page as Next exports it.
 *
 * @param {string} file Path below out/, for messages.
 * @param {string} html
 * @param {Site} site
 * @returns {FinishedPage}
 */
export function finishPage(file, html, site) {
  const page = readPage(file, html)
  const { islands, scripts } = page
  const runtime = scripts.runtime.map(srcOf)
  const polyfills = scripts.polyfills.map(srcOf)

  for (const script of scripts.polyfills) remove(script)
  removeHints(page)
  const styleSheet = inlineStyle(page, site.files)
  for (const script of scripts.site) {
    for (const [name, value] of Object.entries(site.siteScript)) setAttribute(script, name, value)
  }
  if (islands.length > 0) prepareIslandPage(page, site.files, site.loader)
  else stripStaticPage(page)
  addSpeculationRules(page)

  checkPage(page, site)
  return { file, html: serialize(page.document), islands, styleSheet, runtime, polyfills }
}

/** @param {import('./tree.mjs').Element} script */
const srcOf = (script) => attribute(script, 'src') ?? ''
