import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withThemeColors } from './theme'

/**
 * A drawing in the company's own color.
 *
 * @param path Below public/, with a leading slash.
 */
export function readDrawing(path: string): string {
  return withThemeColors(readFileSync(join(process.cwd(), 'public', path), 'utf8')).trim()
}

/**
 * The address of a picture that is the largest thing on the first screen of an island, where it has to be an address: a
 * drawing stands in it whole, as components/sections/HeroPicture.tsx puts it into other pages. Any other picture keeps its address.
 */
export function inlineAddress(path: string): string {
  if (!path.endsWith('.svg')) return path
  return `data:image/svg+xml,${readDrawing(path)
    .replace(/\s+/g, ' ')
    .replace(/[ "#%<>]/g, encodeURIComponent)}`
}
