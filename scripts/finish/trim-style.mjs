import { readFileSync, writeFileSync } from 'node:fs'
import { transform } from 'lightningcss'

/** How the files begin of pages that are alike; the longest page, the home page, is alone. */
const kinds = ['blog/', 'locations/', 'index.html']

/**
 * Takes from pages without an island what none of their kind has an element for: the style of forms, most of all. One
 * style for all articles, one for all cities and so on, and not one for each page, since the Content-Security-Policy
 * names each style that it allows.
 *
 * @param {string} out The exported site.
 * @param {readonly Pick<import('./finish-page.mjs').FinishedPage, 'file' | 'islands' | 'style' | 'names'>[]} pages
 * @throws Naming the file that lacks its style.
 */
export function trimStyles(out, pages) {
  const staticPages = pages.filter(({ islands }) => islands.length === 0)
  for (const kind of [...kinds, undefined]) {
    trimTogether(
      out,
      staticPages.filter(({ file }) => kindOf(file) === kind),
    )
  }
}

/** @param {string} file */
function kindOf(file) {
  return kinds.find((start) => file.startsWith(start))
}

/** @param {string} out @param {Parameters<typeof trimStyles>[1]} pages */
function trimTogether(out, pages) {
  const [first] = pages
  if (!first) return
  const trimmed = trimStyle(first.style, new Set(pages.flatMap(({ names }) => names)))
  for (const { file, style } of pages) {
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
 * A style sheet without what it says of classes and elements that there are not, and of variables that nothing reads.
 *
 * @param {string} css
 * @param {ReadonlySet<string>} names What pages have: see FinishedPage.
 */
function trimStyle(css, names) {
  const rules = withoutUnusedRules(css, names)
  return withoutUnreadVariables(rules, new Set([...names, ...variablesReadIn(rules)]))
}

/** @param {string} css @param {ReadonlySet<string>} names */
function withoutUnusedRules(css, names) {
  // Not by Lightning CSS's own `unusedSymbols`: a class "border-collapse" took the property of that name with it.
  return visit(css, {
    Rule: {
      style({ value }) {
        return value.selectors.some((selector) => isUsed(selector, names)) ? undefined : []
      },
    },
  })
}

/** @param {string} css @param {ReadonlySet<string>} read */
function withoutUnreadVariables(css, read) {
  return visit(css, {
    Declaration: {
      custom: ({ name }) => (name.startsWith('--') && !read.has(name) ? [] : undefined),
    },
    Rule: {
      property: ({ value }) => (read.has(value.name) ? undefined : []),
    },
  })
}

/** Names of variables, of a style sheet or of an attribute. @param {string} css */
export function variablesReadIn(css) {
  return Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)
}

/** @param {string} css @param {import('lightningcss').Visitor<never>} visitor */
function visit(css, visitor) {
  const { code } = transform({ filename: 'style', code: Buffer.from(css), minify: true, visitor })
  return code.toString()
}

/**
 * Whether an element of the page may match. Not in doubt: what a script may add, as attributes and states.
 *
 * @param {import('lightningcss').Selector} selector
 * @param {ReadonlySet<string>} names
 * @returns {boolean}
 */
function isUsed(selector, names) {
  return selector.every((part) => {
    if (part.type === 'class') return names.has(`.${part.name}`)
    if (part.type === 'type') return names.has(part.name)
    if (part.type !== 'pseudo-class') return true
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') {
      return part.selectors.some((inner) => isUsed(inner, names))
    }
    return true
  })
}
