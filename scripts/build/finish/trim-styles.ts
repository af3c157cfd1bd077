import { PurgeCSS } from 'purgecss'
import { unescapeHtml } from '@/lib/escape-html'

/** Attributes that scripts or the browser set after the page has loaded. */
const dynamicAttributes = ['aria-current', 'data-header', 'data-redirect', 'hidden', 'open']

const styleElement = /<style>([^]*?)<\/style>/

type Names = 'classes' | 'tags' | 'ids' | 'attributes' | 'values'

/** Static pages that share a style, by the beginning of their address, with what they use of it. */
type PageGroup = { files: string[]; style: string; used: Record<Names, Set<string>> }

export type PageGroups = Map<string, PageGroup>

/**
 * Adds a page to those of its group. All pages of a group share one style, because the Content-Security-Policy lists the hash of
 * each and has room for few. Pages with an island keep the whole style sheet, because islands add elements later.
 */
export function addToGroup(groups: PageGroups, file: string, html: string) {
  if (html.includes(' data-island="')) return
  const name = groupOf(file)
  const group = groups.get(name) ?? newGroup(html)
  groups.set(name, group)
  group.files.push(file)
  const rest = html.replace(styleElement, '')
  for (const value of valuesOf(rest, / class="([^"]*)"/g)) {
    addAll(group.used.classes, unescapeHtml(value).split(/\s+/).filter(Boolean))
  }
  addAll(group.used.tags, valuesOf(rest, /<([a-z]\w*)/g))
  addAll(group.used.ids, valuesOf(rest, / id="([^"]*)"/g))
  addAll(group.used.attributes, valuesOf(rest, / ([a-z-]+)[=\s>]/g))
  addAll(group.used.values, valuesOf(rest, /="([^"]*)"/g))
}

function newGroup(html: string): PageGroup {
  const [, style = ''] = styleElement.exec(html) ?? []
  const used = {
    classes: new Set<string>(),
    tags: new Set<string>(),
    ids: new Set<string>(),
    attributes: new Set<string>(),
    values: new Set<string>(),
  }
  return { files: [], style, used }
}

function groupOf(file: string) {
  const [, folder] = /^(\w[\w-]*)\//.exec(file) ?? []
  return folder ?? (file === 'index.html' ? 'home' : 'other')
}

function valuesOf(html: string, pattern: RegExp) {
  return new Set([...html.matchAll(pattern)].map(([, value = '']) => value))
}

function addAll(names: Set<string>, found: Iterable<string>) {
  for (const name of found) {
    // A copy, because a part of a string would keep the whole page in memory.
    if (!names.has(name)) names.add(Buffer.from(name).toString())
  }
}

/** The style of a group without the rules that none of its pages uses: two fifths of the style sheet are such rules. */
export async function trimmedStyle({ style, used }: PageGroup): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: style }],
    defaultExtractor: () => ({
      classes: [...used.classes],
      tags: [...used.tags],
      ids: [...used.ids],
      attributes: { names: [...used.attributes], values: [...used.values] },
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

export function withStyle(html: string, style: string): string {
  return html.replace(styleElement, () => `<style>${style}</style>`)
}
