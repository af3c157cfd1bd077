/**
 * Inlined into pages with an island by scripts/build/finish.ts: a page that a browser has kept from before a deployment
 * finds none of its files.
 */
import { holdEarlySubmits, hydrateAtFirstTouch } from './islands'
import { hasChoice } from '@/lib/articles/query-parameters'
import { hasDraft } from '@/lib/forms/draft'

const isFiltered = hasChoice(location.search)

// For the style: not `scripting: none`, which does not apply where an extension or a policy blocks scripts. At `filtered`, a
// list waits until it is the one of the address.
document.documentElement.dataset.scripts = isFiltered ? 'filtered' : ''
holdEarlySubmits()
hydrateAtFirstTouch(isFiltered || hasDraft())
