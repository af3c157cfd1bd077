/**
 * Inlined into pages with an island by scripts/build/finish.ts: a page that a browser has kept from before a deployment
 * finds none of its files.
 */
import {
  hideUntilHydrated,
  holdEarlySubmits,
  hydrateAtFirstTouch,
  reportMissingIslands,
} from './islands'
import { hasChoice } from '@/lib/articles/query-parameters'
import { hasDraft } from '@/lib/forms/draft'

const isFiltered = hasChoice(location.search)

// Not `scripting: none`, which does not apply where an extension or a policy blocks scripts.
document.documentElement.dataset.scripts = ''
reportMissingIslands()
holdEarlySubmits()
hydrateAtFirstTouch(isFiltered || hasDraft())
if (isFiltered) hideUntilHydrated()
