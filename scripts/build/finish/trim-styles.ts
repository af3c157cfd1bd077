import { PurgeCSS } from 'purgecss'
import { decoded } from '../check-site/html-texts'

export type Page = { file: string; html: string }

/** Attributes that scripts or the browser set after the page has loaded. */
const dynamicAttributes = ['aria-current', 'data-header', 'data-redirect', 'hidden', 'open']

const styleElement = /<style>([^]*?)<\/style>/

/**
 * Removes from static pages the style rules that no page of the same kind uses: two fifths of the style sheet. All pages
 * of a kind share one style, because the Content-Security-Policy lists the hash of each and has room for few. Pages with an
 * island keep the whole style sheet, because islands add elements later.
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
  const classes = valuesOf(html, / class="([^"]*)"/g).flatMap((names) =>
    decoded(names).split(/\s+/).filter(Boolean),
  )
  const style = await purge(css, html, classes)
  return pages.map((page) => ({
    ...page,
    html: page.html.replace(styleElement, () => `<style>${style}</style>`),
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
    dynamicAttributes,
    // A selector without an element counts as unused otherwise, as does Tailwind’s :where(:has(…)).
    safelist: [':focus-visible', ':has'],
    variables: true,
    keyframes: true,
  })
  if (!purged) throw new Error('PurgeCSS gave no style back')
  return purged.css
}

/** The values of a pattern's first group, without duplicates. */
function valuesOf(html: string, pattern: RegExp) {
  const found = new Set<string>()
  for (const [, value = ''] of html.matchAll(pattern)) found.add(value)
  return [...found]
}
