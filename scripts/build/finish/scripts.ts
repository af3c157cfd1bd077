import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const hashCharacters = 16

/**
 * Writes a script into the exported site. `[hash]` in its name becomes a hash of its content, so that browsers can cache it
 * forever.
 *
 * @returns Its address.
 */
export function writeScript(out: string, name: string, content: string): string {
  const src = `/_next/static/${name.replace('[hash]', contentHash(content))}`
  mkdirSync(dirname(out + src), { recursive: true })
  writeFileSync(out + src, content)
  return src
}

/** A hash of a text that fits into the name of a file. */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, hashCharacters)
}
