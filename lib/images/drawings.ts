import 'server-only'
import { join } from 'node:path'
import { readSvgFile } from './pictures'
import type { Svg } from './svg'

/** A drawing for a page that inlines it. */
export function readDrawingParts(path: string): Svg {
  return readSvgFile(join('public', path))
}
