import { PurgeCSS } from 'purgecss'

export type Page = { file: string; html: string }

/** What the site script, a press or the browser sets once the page is open. */
const changing = ['aria-current', 'data-header', 'data-redirect', 'hidden', 'open']

const styleElement = /<style>([^]*?)<\/style>/
const classAttribute = / class="([^"]*)"/g

/**
 * Leaves out of each static page the style that no page of its kind needs, which is two fifths of it, and gives its
 * classes short names: together a quarter of the page. By kind and not by page, since the Content-Security-Policy names
 * every style by its hash and has room for few. Pages with an island keep the whole sheet: their elements come later.
 */
export async function trimStyles(pages: readonly Page[]): Promise<Page[]> {
  const trimmed: Page[] = []
  for (const kind of new Set(pages.map(kindOf))) {
    const ofKind = pages.filter((page) => kindOf(page) === kind)
    trimmed.push(...(kind === 'island' ? ofKind : await trimKind(ofKind)))
  }
  return trimmed
}

function kindOf({ file, html }: Page) {
  if (html.includes(' data-island="')) return 'island'
  const [, folder] = /^(\w[\w-]*)[\\/]/.exec(file) ?? []
  return folder ?? (file === 'index.html' ? 'home' : 'other')
}

async function trimKind(pages: readonly Page[]) {
  const [, css = ''] = styleElement.exec(pages[0]?.html ?? '') ?? []
  const html = pages.map((page) => page.html.replace(styleElement, '')).join('')
  const classes = new Set(valuesOf(html, classAttribute).flatMap(classesOf))
  const purged = await purge(css, html, [...classes])
  // In the order of the style sheet, in which they then compress best.
  const used = valuesOf(purged, classSelector)
    .map(withoutEscapes)
    .filter((name) => classes.has(name))
  const shortNames = new Map(used.map((name, index) => [name, shortName(index)]))
  const style = purged.replace(classSelector, (selector, name: string) => {
    const short = shortNames.get(withoutEscapes(name))
    return short ? `.${short}` : selector
  })
  return pages.map((page) => ({
    ...page,
    html: page.html
      .replace(classAttribute, (_, value: string) => {
        const names = classesOf(value).flatMap((name) => shortNames.get(name) ?? [])
        return names.length > 0 ? ` class="${names.join(' ')}"` : ''
      })
      .replace(styleElement, () => `<style>${style}</style>`),
  }))
}

async function purge(css: string, html: string, classes: string[]) {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => ({
      classes,
      tags: valuesOf(html, /<([a-z]\w*)/g),
      ids: valuesOf(html, / id="([^"]*)"/g),
      attributes: {
        names: valuesOf(html, / ([a-z-]+)[=\s>]/g),
        values: valuesOf(html, /="([^"]*)"/g),
      },
      undetermined: [],
    }),
    dynamicAttributes: changing,
    // A selector without an element counts as unused otherwise, as does Tailwind’s :where(:has(…)).
    safelist: [':focus-visible', ':has'],
    variables: true,
    keyframes: true,
  })
  if (!purged) throw new Error('PurgeCSS gave no style back')
  return purged.css
}

const classSelector = /(?<!\\)\.((?:\\.|[\w\u0080-\uffff-])+)/g

/** Two characters each, from b0 to zz, enough for 900 classes: a blocker of advertisements hides whatever is called `ad`. */
const shortName = (index: number) => (index + 396).toString(36)

const withoutEscapes = (name: string) => name.replaceAll('\\', '')

/** React writes five characters as entities. */
function classesOf(value: string) {
  return value
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean)
}

/** What a pattern's group holds, wherever it is found. */
function valuesOf(html: string, pattern: RegExp) {
  const found = new Set<string>()
  for (const [, value = ''] of html.matchAll(pattern)) found.add(value)
  return [...found]
}
