import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withThemeColors } from './theme'

/**
 * The address of a picture that is the largest thing on the first screen: a drawing stands in the page itself,
 * since a second request would show it half a second later on a phone. Any other picture keeps its address.
 *
 * @param path Below public/, with a leading slash.
 * @param edit Changes the drawing first.
 */
export function inlineDrawing(path: string, edit = (svg: string) => svg): string {
  if (!path.endsWith('.svg')) return path
  const written = readFileSync(join(process.cwd(), 'public', path), 'utf8')
  const svg = edit(withThemeColors(written)).trim()
  return `data:image/svg+xml,${svg.replace(/\s+/g, ' ').replace(/[ "#%<>]/g, encodeURIComponent)}`
}
