import { PurgeCSS } from 'purgecss'
import { unescapeHtml } from '@/lib/escape-html'

/** Attributes that scripts or the browser set after the page has loaded. */
const dynamicAttributes = [
  'aria-current',
  'data-header',
  'data-hydrating',
  'data-redirect',
  'data-state',
  'hidden',
  'open',
]

const styleElement = /<style>([^]*?)<\/style>/

/** What a page can use of a style. */
const patterns = {
  classes: / class="([^"]*)"/g,
  tags: /<([a-z]\w*)/g,
  ids: / id="([^"]*)"/g,
  attributes: / ([a-z-]+)[=\s>]/g,
  values: /="([^"]*)"/g,
}

type Names = keyof typeof patterns

/** Pages that share a style, with what they use of it: static pages by the beginning of their address. */
type PageGroup = {
  files: string[]
  style: string
  used: Record<Names, Set<string>>
}

export type PageGroups = Map<string, PageGroup>

/** The group of all pages with an island. */
export const islandPages = 'islands'

/**
 * Adds a page to those of its group. All pages of a group share one style, because the Content-Security-Policy lists the hash of
 * each and has room for few.
 */
export function addToGroup(groups: PageGroups, file: string, html: string) {
  const name = html.includes(' data-island="') ? islandPages : groupOf(file)
  const group = groups.get(name) ?? newGroup(html)
  groups.set(name, group)
  group.files.push(file)
  const rest = html.replace(styleElement, '')
  for (const [kind, names] of Object.entries(group.used) as [Names, Set<string>][]) {
    for (const [, value = ''] of rest.matchAll(patterns[kind])) {
      const found = kind === 'classes' ? unescapeHtml(value).split(/\s+/).filter(Boolean) : [value]
      // A copy, because a part of a string would keep the whole page in memory.
      for (const name of found) if (!names.has(name)) names.add(Buffer.from(name).toString())
    }
  }
}

function newGroup(html: string): PageGroup {
  const [, style = ''] = styleElement.exec(html) ?? []
  const used = Object.fromEntries(Object.keys(patterns).map((kind) => [kind, new Set<string>()]))
  return { files: [], style, used: used as PageGroup['used'] }
}

function groupOf(file: string) {
  const [, folder] = /^(\w[\w-]*)\//.exec(file) ?? []
  return folder ?? (file === 'index.html' ? 'home' : 'other')
}

/**
 * The style of a group without the rules that none of its pages uses: two fifths of the style sheet are such rules.
 *
 * @param scripts Code that adds elements later. Any word of it may be a class or the name of an element.
 */
export async function trimmedStyle({ style, used }: PageGroup, scripts: readonly string[] = []) {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: scripts.join('\n'), extension: 'html' }],
    css: [{ raw: style }],
    defaultExtractor: (code) => ({
      classes: [...used.classes],
      tags: [...used.tags],
      ids: [...used.ids],
      attributes: { names: [...used.attributes], values: [...used.values] },
      undetermined: code.match(/[^\s"'`]+/g) ?? [],
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
