import { sitePaths, type Slugs } from './site-paths'
import type { CollectionEntry } from '@/lib/content/collection'
import type { Finding } from '@/lib/content/findings'
import { pictureProblem } from '@/lib/content/pictures'
import { isPhoto } from '@/lib/photos/problem'

/** Links of Markdown texts that lead nowhere, and pictures that are missing or too large. */
export function linkFindings(entries: readonly CollectionEntry<object>[], slugs: Slugs): Finding[] {
  const isPath = sitePaths(slugs)
  return entries.flatMap(({ file, content, references }) =>
    references.flatMap(({ kind, href, line }): Finding[] => {
      if (kind === 'image') {
        // A photo has been looked at with the text itself.
        const isFile = href.startsWith('/') && !isPhoto(href)
        const problem = isFile ? pictureProblem(href, 'public') : undefined
        return problem ? [{ file, line, ...problem }] : []
      }
      const message = linkProblem(href, content, isPath)
      return message ? [{ file, line, message }] : []
    }),
  )
}

/** @param content HTML of the page's own text, in which a link to a heading looks for it. */
function linkProblem(href: string, content: string, isPath: (path: string) => boolean) {
  const [path = '', id] = href.split('#')
  if (path === '' && id) {
    return content.includes(`id="${id}"`) ? undefined : `there is no heading here for #${id}`
  }
  if (!href.startsWith('/')) return undefined
  return isPath(path.split('?', 1)[0] ?? '') ? undefined : `the site has no page ${path}`
}
