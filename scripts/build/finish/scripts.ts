import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Attributes of the element that loads a script. */
export type ScriptReference = { src: string; integrity: string }

const folder = '/_next/static/'
const hashCharacters = 16

/** Writes a script into the exported site under a name with a hash of its content, where hosts may keep it forever. */
export function writeHashedScript(out: string, name: string, content: string): ScriptReference {
  return writeScript(out, hashedName(name, content), content)
}

/** The address that such a script has. */
export function hashedScriptAddress(name: string, content: string) {
  return folder + hashedName(name, content)
}

function hashedName(name: string, content: string) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, hashCharacters)
  return `${name}.${hash}.js`
}

/** The same for a script whose name has its hash already. */
export function writeScript(out: string, name: string, content: string): ScriptReference {
  const src = folder + name
  mkdirSync(dirname(out + src), { recursive: true })
  writeFileSync(out + src, content)
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  return { src, integrity }
}
