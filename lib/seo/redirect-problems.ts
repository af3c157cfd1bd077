import { existsSync } from 'node:fs'
import type { Redirect } from './redirects-schema'
import { decoded, withoutEnding } from '@/lib/address-key'
import type { Loaded } from '@/lib/content/entries'
import type { LookupTables } from '@/lib/content/lookup'
import { fieldProblem, type Problem } from '@/lib/content/problems'

/** Paths that hosts have rules for. */
const reserved = ['/blog', '/404', '/admin', '/admin/edit']

/** Files and folders of the build. */
const built =
  /^\/(_next|admin|images|photos|share|site-icons)\/|^\/(favicon\.ico|robots\.txt|sitemap\.xml)$/

/** Reports redirects from a page of the site, and two from the same address. */
export function redirectProblems(
  content: { redirects: Loaded<{ redirects: readonly Redirect[] }> },
  { pages }: LookupTables,
): Problem[] {
  const taken = new Set([...pages, ...reserved])
  return content.redirects.entries.flatMap((source) => {
    const earlier = new Set<string>()
    return source.fields.redirects.flatMap(({ from }, index) => {
      const path = withoutEnding(from)
      const isTaken = taken.has(path) || built.test(from) || isFile(`public${decoded(from)}`)
      const message = isTaken
        ? `${from} is an address of the site already: take it out`
        : earlier.has(path) &&
          `${from} is redirected twice: a final slash and .html make no difference`
      earlier.add(path)
      return message ? fieldProblem(source, ['redirects', index, 'from'], { message }) : []
    })
  })
}

function isFile(path: string) {
  return path.includes('.') && existsSync(path)
}
