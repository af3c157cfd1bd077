/**
 * @typedef {object} Face The one that the headings are set in.
 * @property {string} family As the style names it.
 * @property {string} font Address of its file.
 */

const rule = /@font-face\{font-family:([^;{}]+);src:url\(([^(){}]+\.woff2)\)[^{}]*\}/g

/**
 * Takes a font from the style, so that a script decides when it is loaded. Where no script runs it stays.
 *
 * @param {string} style
 * @param {string} href Address of the style sheet, for messages.
 * @returns {{ style: string, face?: Face }}
 * @throws When there is more than one.
 */
export function setFaceAside(style, href) {
  const [found, ...others] = style.matchAll(rule)
  if (others.length > 0) throw new Error(`${href}: more than one font`)
  if (!found) return { style }
  const [text, family = '', font = ''] = found
  return {
    style: style.replace(text, () => `@media (scripting:none){${text}}`),
    face: { family, font },
  }
}
