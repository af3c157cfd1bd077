import { defaultTreeAdapter, html } from 'parse5'

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Document} Document
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Template} Template
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} ChildNode
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode
 */

/**
 * All elements below a node, in their order in the page. What stands in a <template> is not in the page.
 *
 * @param {ParentNode} parent
 */
export function elementsOf(parent, /** @type {Element[]} */ found = []) {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    found.push(node)
    elementsOf(node, found)
  }
  return found
}

/** @param {Element} element @param {string} name */
export function attribute(element, name) {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** @param {Element} element @param {string} name @param {string} value */
export function setAttribute(element, name, value) {
  element.attrs = [...element.attrs.filter((attr) => attr.name !== name), { name, value }]
}

/** The text inside an element that holds nothing but text. @param {Element} element */
export function textOf(element) {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** @param {Element} element @param {string} text */
export function setText(element, text) {
  element.childNodes = []
  if (text) defaultTreeAdapter.insertText(element, text)
}

/** @param {ChildNode} node */
export const remove = (node) => defaultTreeAdapter.detachNode(node)

/** @param {string} name @param {Record<string, string>} [attributes] @param {string} [text] */
export function element(name, attributes = {}, text = '') {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const created = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs)
  if (text) defaultTreeAdapter.insertText(created, text)
  return created
}

/** A <template> that holds the given elements. @param {Record<string, string>} attributes @param {readonly Element[]} content */
export function template(attributes, content) {
  const created = /** @type {Template} */ (element('template', attributes))
  const fragment = defaultTreeAdapter.createDocumentFragment()
  defaultTreeAdapter.setTemplateContent(created, fragment)
  for (const child of content) append(fragment, child)
  return created
}

/** @param {ParentNode} parent @param {Element} child */
export const append = (parent, child) => defaultTreeAdapter.appendChild(parent, child)

/** @param {Element} before @param {Element} child */
export function insertBefore(before, child) {
  if (before.parentNode) defaultTreeAdapter.insertBefore(before.parentNode, child, before)
}

/**
 * Removes every comment below a node, but not inside the elements that are to keep theirs.
 *
 * @param {ParentNode} parent
 * @param {(element: Element) => boolean} keepsComments
 */
export function removeComments(parent, keepsComments) {
  parent.childNodes = parent.childNodes.filter((node) => node.nodeName !== '#comment')
  for (const node of parent.childNodes) {
    if ('tagName' in node && !keepsComments(node)) removeComments(node, keepsComments)
  }
}
