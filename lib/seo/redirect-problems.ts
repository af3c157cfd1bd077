import { existsSync } from 'node:fs'
import type { Redirect } from './redirects-schema'
import { addressKey, decoded, withoutEnding } from '@/lib/address-key'
import type { Loaded } from '@/lib/content/entries'
import type { LookupTables } from '@/lib/content/lookup'
import { fieldProblem, type Problem } from '@/lib/content/problems'

/** Paths that hosts have rules for. */
const reserved = ['/blog', '/404', '/admin', '/admin/edit']

/** Reports redirects from a page of the site, and two from the same address. */
export function redirectProblems(
  content: { redirects: Loaded<{ redirects: readonly Redirect[] }> },
  { pages }: LookupTables,
): Problem[] {
  const taken = new Set([...pages, ...reserved].map(addressKey))
  return content.redirects.entries.flatMap((source) => {
    const earlier = new Set<string>()
    return source.fields.redirects.flatMap(({ from }, index) => {
      const isTaken = taken.has(addressKey(from)) || isFile(`public${decoded(from)}`)
      const path = withoutEnding(from)
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
