/**
 * What a page with an island has in itself, and not in a file: after a deployment the files of a page that a browser has
 * kept are gone. scripts/build/finish.ts puts it in.
 */
import { holdEarlySubmits, reportMissingIslands } from './islands'

reportMissingIslands()
holdEarlySubmits()
