import ts from 'typescript'

/**
 * One value that is written down in a file of content.
 *
 * @typedef {object} Literal
 * @property {string} file
 * @property {number} line From 1.
 * @property {string} path Names that lead to the value, as in `company.social.0.url`. Empty in Markdown.
 * @property {string | boolean} value Of a template, the words between its `${}`.
 */

/** @typedef {{ file: string, text: string }} Source */

/**
 * Every text and every yes or no of a file: of TypeScript its literals, so that comments do not count,
 * of anything else its lines.
 *
 * @param {Source} source
 * @returns {Literal[]}
 */
export function literalsOf({ file, text }) {
  if (!file.endsWith('.ts')) {
    return text.split('\n').map((value, index) => ({ file, line: index + 1, path: '', value }))
  }
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  /** @type {Literal[]} */
  const found = []
  visit(tree, [])
  return found

  /** @param {ts.Node} node @param {string[]} path */
  function visit(node, path) {
    const value = valueOf(node)
    if (value !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
      found.push({ file, line: line + 1, path: path.join('.'), value })
    }
    if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element, index) => visit(element, [...path, String(index)]))
    } else if (ts.isPropertyAssignment(node)) {
      visit(node.initializer, [...path, nameOf(node.name)])
    } else if (ts.isVariableDeclaration(node)) {
      if (node.initializer) visit(node.initializer, [...path, nameOf(node.name)])
    } else {
      ts.forEachChild(node, (child) => visit(child, path))
    }
  }
}

/** @param {ts.Node} node */
function valueOf(node) {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text
  if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  return undefined
}

/** @param {ts.PropertyName | ts.BindingName} name */
function nameOf(name) {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '?'
}
