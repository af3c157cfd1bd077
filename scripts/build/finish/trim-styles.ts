import { PurgeCSS } from 'purgecss'

export type Page = { file: string; html: string }

/** What the site script, a press or the browser sets once the page is open. */
const changing = ['aria-current', 'data-header', 'data-months', 'data-redirect', 'hidden', 'open']

const styleElement = /<style>([^]*?)<\/style>/

/**
 * Leaves out of each static page the style that no page of its kind needs, which is two fifths of it. By kind and not
 * by page, since the Content-Security-Policy names every style by its hash and has room for few. Pages with an island
 * keep the whole sheet: their elements come later.
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
  const words = new Set(pages.flatMap(({ html }) => wordsOf(html.replace(styleElement, ''))))
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: [...words].join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split('\n'),
    dynamicAttributes: changing,
    // A selector without an element counts as unused otherwise, as does Tailwind’s :where(:has(…)).
    safelist: [':focus-visible', ':has'],
  })
  if (!purged) throw new Error('PurgeCSS gave no style back')
  return pages.map((page) => ({
    ...page,
    html: page.html.replace(styleElement, () => `<style>${purged.css}</style>`),
  }))
}

/** All that could be the name of an element, a class, an id or an attribute. React writes five signs as entities. */
function wordsOf(html: string) {
  const words = [...html.split(/[\s"]+/), ...(html.match(/[^\s"'<>=]+/g) ?? [])]
  return words.map((word) =>
    word
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )
}
