import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const hashCharacters = 16

/**
 * @typedef {{ src: string, integrity: string }} ScriptReference Attributes of the element that loads it.
 * @typedef {ReturnType<typeof siteFiles>} SiteFiles
 */

/** The files that pages load, each read once. @param {string} out Folder of the exported site. */
export function siteFiles(out) {
  /** @type {Map<string, string>} */
  const contents = new Map()

  /** @param {string} path As a page names it. */
  function read(path) {
    const content = contents.get(path) ?? readFileSync(`${out}${path}`, 'utf8')
    contents.set(path, content)
    return content
  }

  /**
   * Writes a script where hosts keep files for ever: its name holds a hash of its content.
   *
   * @param {string} name What it is, for people who read the name.
   * @param {string} content
   */
  function writeHashedScript(name, content) {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, hashCharacters)
    return writeScript(`${name}.${hash}.js`, content)
  }

  /** The same for a script whose name has its hash already. @param {string} name @param {string} content */
  function writeScript(name, content) {
    const src = `/_next/static/${name}`
    if (!contents.has(src)) {
      mkdirSync(dirname(`${out}${src}`), { recursive: true })
      writeFileSync(`${out}${src}`, content)
      contents.set(src, content)
    }
    return { src, integrity: integrityOf(content) }
  }

  return { read, writeScript, writeHashedScript }
}

/** @param {string} content */
function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
