/**
 * Inlined into pages with an island by scripts/build/finish.ts: a page that a browser has kept from before a deployment
 * finds none of its files.
 */
import { holdEarlySubmits, reportMissingIslands } from './islands'

reportMissingIslands()
holdEarlySubmits()
