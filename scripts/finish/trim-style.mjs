import { readFileSync, writeFileSync } from 'node:fs'
import { transform } from 'lightningcss'

/**
 * Takes from all pages without an island what no such page has a class for: the style of forms, most of all. One
 * style for all of them, and not one for each, since the Content-Security-Policy names each style that it allows.
 *
 * @param {string} out The exported site.
 * @param {readonly Pick<import('./finish-page.mjs').FinishedPage, 'file' | 'islands' | 'style' | 'classes'>[]} pages
 * @throws Naming the file that lacks its style.
 */
export function trimStyles(out, pages) {
  const staticPages = pages.filter(({ islands }) => islands.length === 0)
  const [first] = staticPages
  if (!first) return
  const trimmed = trimStyle(first.style, new Set(staticPages.flatMap(({ classes }) => classes)))
  for (const { file, style } of staticPages) {
    const path = `${out}/${file}`
    const html = readFileSync(path, 'utf8')
    if (!html.includes(style)) throw new Error(`${file}: does not hold the style that it was given`)
    writeFileSync(
      path,
      html.replace(style, () => trimmed),
    )
  }
}

/**
 * A style sheet without what it says of classes that nothing has.
 *
 * @param {string} css
 * @param {ReadonlySet<string>} classes Those in use.
 */
function trimStyle(css, classes) {
  // Not by Lightning CSS's own `unusedSymbols`: a class "border-collapse" took the property of that name with it.
  const { code } = transform({
    filename: 'style',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style({ value }) {
          return value.selectors.some((selector) => isUsed(selector, classes)) ? undefined : []
        },
      },
    },
  })
  return code.toString()
}

/**
 * Whether an element with no other classes may match. Not in doubt: what a script may add, as attributes and states.
 *
 * @param {import('lightningcss').Selector} selector
 * @param {ReadonlySet<string>} classes
 * @returns {boolean}
 */
function isUsed(selector, classes) {
  return selector.every((part) => {
    if (part.type === 'class') return classes.has(part.name)
    if (part.type !== 'pseudo-class') return true
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') {
      return part.selectors.some((inner) => isUsed(inner, classes))
    }
    return true
  })
}
